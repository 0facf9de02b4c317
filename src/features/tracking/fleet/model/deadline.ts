import type { QuoteStatus } from '../../../../api/schemas/quote';
import { portsByCode } from '../../../../content/ports/ports';
import { addDays } from '../../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../../lib/time/calendarDate';
import { parseIsoDate } from '../../../../lib/time/dates';
import { exportPlan } from '../../../../lib/time/exportPlan';
import { portDays } from '../../../../lib/time/portDays';
import type { PortThreshold } from '../../../../lib/time/portDays';
import { wallTime } from '../../../../lib/time/zonedTime';
import { arrivalDay, dischargeZone } from '../../model/arrival';
import { dayOf } from '../../model/when';

export interface Deadline {
  readonly kind: 'filing' | 'agent' | PortThreshold['code'];
  readonly day: CalendarDate;
  /** Whether it is calculated from an expected rather than an actual date. */
  readonly isEstimate: boolean;
}

/** The agent needs funds about two weeks before arrival. */
const AGENT_LEAD_DAYS = 14;

/** Statuses without further deadlines. */
const FINAL_STATUSES = new Set(['released', 'delivered', 'cancelled']);

const countryOf = (code?: string | null) => portsByCode.get((code ?? '').trim().toUpperCase())?.country;

/**
 * The next deadline: export filing before loading, the agent's funds before arrival, then the thresholds after discharge.
 * Undefined without dates, or if the shipment isn't a US export or Nigerian import.
 * @param now milliseconds since the epoch
 */
export function nextDeadline(found: QuoteStatus, now: number): Deadline | undefined {
  const { status, shipment } = found;
  if (!shipment || FINAL_STATUSES.has(status)) return undefined;
  const milestone = (code: string) => shipment.milestones?.find((one) => one.code === code);
  const happened = (code: string) => Boolean(milestone(code)?.occurred_at);
  if (happened('GTOT')) return undefined;
  const zone = dischargeZone(found);
  const today = wallTime(new Date(now), zone).date;
  const deadlines: Deadline[] = [];

  const loading = parseIsoDate(milestone('LOAD')?.expected_at);
  if (loading && countryOf(shipment.origin_port) === 'US' && !happened('LOAD') && !happened('DEPA')) {
    const { lastFullWeekday } = exportPlan(loading, new Date(now), 'America/New_York');
    deadlines.push({ kind: 'filing', day: lastFullWeekday, isEstimate: true });
  }
  if (countryOf(shipment.destination_port) === 'NG') {
    const { day: eta, isReported } = arrivalDay(found);
    if (eta && !isReported)
      deadlines.push({ kind: 'agent', day: addDays(eta, -AGENT_LEAD_DAYS), isEstimate: true });
    const { occurred_at, expected_at } = milestone('DISC') ?? {};
    const discharged = dayOf(occurred_at, zone);
    const discharge = discharged ?? dayOf(expected_at, zone) ?? eta;
    if (discharge) {
      for (const { code, date } of portDays(discharge, today).thresholds)
        deadlines.push({ kind: code, day: date, isEstimate: !discharged });
    }
  }
  return deadlines.find(({ day }) => day >= today);
}
