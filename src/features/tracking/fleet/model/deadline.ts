import type { QuoteStatus, Shipment } from '../../../../api/schemas/quote';
import { portsByCode } from '../../../../content/ports/ports';
import { rates } from '../../../../content/rates';
import { addDays } from '../../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../../lib/time/calendarDate';
import { parseIsoDate } from '../../../../lib/time/dates';
import { exportPlan } from '../../../../lib/time/exportPlan';
import { portDays } from '../../../../lib/time/portDays';
import type { PortThreshold } from '../../../../lib/time/portDays';
import { wallTime } from '../../../../lib/time/zonedTime';
import { arrivalDay, dischargeZone } from '../../model/arrival';
import { statusIndex } from '../../model/statusWords';
import { dayOf } from '../../model/when';

export interface Deadline {
  readonly kind: 'filing' | 'agent' | 'storage' | 'demurrage' | PortThreshold['code'];
  /** The last day to act. */
  readonly day: CalendarDate;
  /** Whether it is calculated from an expected rather than an actual date. */
  readonly isEstimate: boolean;
  readonly isOverdue: boolean;
}

interface DatedStep extends Omit<Deadline, 'isOverdue'> {
  /** Whether it still matters once the day has passed. */
  readonly canBeOverdue: boolean;
}

/** The agent needs funds about two weeks before arrival. */
const AGENT_LEAD_DAYS = 14;

/** Statuses without further deadlines. */
const FINAL_STATUSES = new Set(['delivered', 'cancelled']);

const portOf = (code?: string | null) => portsByCode.get((code ?? '').trim().toUpperCase());

const milestone = ({ milestones }: Shipment, wanted: string) =>
  milestones?.find(({ code }) => code === wanted);

const happened = (shipment: Shipment, code: string) => Boolean(milestone(shipment, code)?.occurred_at);

/** The export filing, until the car is loaded. */
function filing(shipment: Shipment, now: number): readonly DatedStep[] {
  const loading = parseIsoDate(milestone(shipment, 'LOAD')?.expected_at);
  const isExport = portOf(shipment.origin_port)?.country === 'US';
  if (!loading || !isExport || happened(shipment, 'LOAD') || happened(shipment, 'DEPA')) return [];
  const { lastFullWeekday } = exportPlan(loading, new Date(now), 'America/New_York');
  return [{ kind: 'filing', day: lastFullWeekday, isEstimate: true, canBeOverdue: loading.getTime() > now }];
}

/** The agent's funds until the car arrives, then the last free days and customs' thresholds. */
function importSteps(found: QuoteStatus, shipment: Shipment, today: CalendarDate): readonly DatedStep[] {
  const port = portOf(shipment.destination_port);
  if (port?.country !== 'NG') return [];
  const zone = dischargeZone(found);
  const { occurred_at, expected_at } = milestone(shipment, 'DISC') ?? {};
  const { day: arrival, isReported } = arrivalDay(found);
  const discharged = dayOf(occurred_at, zone);
  const discharge = discharged ?? dayOf(expected_at, zone) ?? arrival;
  const isReleased = found.status === 'released';
  const isExpected = !isReported && !discharged && statusIndex(found.status) < statusIndex('at_port');
  const steps: DatedStep[] = [];
  if (arrival && isExpected) {
    const day = addDays(arrival, -AGENT_LEAD_DAYS);
    steps.push({ kind: 'agent', day, isEstimate: true, canBeOverdue: true });
  }
  if (!discharge || (isReleased && !discharged)) return steps;
  const add = (kind: Deadline['kind'], day: CalendarDate) =>
    // Days counted from an expected discharge aren't known to have passed.
    steps.push({ kind, day, isEstimate: !discharged, canBeOverdue: Boolean(discharged) });
  if (port.place === 'Lagos') {
    // Free days include the day of discharge.
    add('storage', addDays(discharge, rates.lagosStorage.count - 1));
    if (shipment.container) add('demurrage', addDays(discharge, rates.lagosDemurrage.count - 1));
  }
  if (!isReleased) for (const { code, date } of portDays(discharge, today).thresholds) add(code, date);
  return steps;
}

/**
 * What costs money if it's late: the last deadline that was missed and is still open, if any, then the next one ahead.
 * Empty without dates, or if the shipment isn't a US export or Nigerian import.
 * @param now milliseconds since the epoch
 */
export function deadlinesOf(found: QuoteStatus, now: number): readonly Deadline[] {
  const { status, shipment } = found;
  if (!shipment || FINAL_STATUSES.has(status) || happened(shipment, 'GTOT')) return [];
  const today = wallTime(new Date(now), dischargeZone(found)).date;
  const steps = [
    ...(status === 'released' ? [] : filing(shipment, now)),
    ...importSteps(found, shipment, today),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
  const overdue = steps.findLast(({ day, canBeOverdue }) => canBeOverdue && day < today);
  const next = steps.find(({ day }) => day >= today);
  return [overdue, next].flatMap((step) =>
    step
      ? [{ kind: step.kind, day: step.day, isEstimate: step.isEstimate, isOverdue: step === overdue }]
      : [],
  );
}
