import type { QuoteStatus, Shipment } from '../../../../api/schemas/quote';
import { findPort } from '../../../../content/ports/findPort';
import { rates } from '../../../../content/rates';
import { addDays } from '../../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../../lib/time/calendarDate';
import { parseIsoDate } from '../../../../lib/time/dates';
import { exportPlan } from '../../../../lib/time/exportPlan';
import { portDays } from '../../../../lib/time/portDays';
import type { PortThreshold } from '../../../../lib/time/portDays';
import { wallTime } from '../../../../lib/time/zonedTime';
import { arrivalDay, dischargeZone } from '../../model/arrival';
import { readMilestones } from '../../model/milestoneReading';
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

/** The export filing, until the car is loaded. */
function filing(found: QuoteStatus, now: number): readonly DatedStep[] {
  const { loading: load, departure, hasArrived } = readMilestones(found);
  const loading = parseIsoDate(load?.when);
  const isExport = findPort(found.shipment?.origin_port)?.country === 'US';
  const hasSailed = (load?.isActual ?? false) || (departure?.isActual ?? false) || hasArrived;
  if (!loading || !isExport || hasSailed) return [];
  const { lastFullWeekday } = exportPlan(loading, new Date(now), 'America/New_York');
  return [{ kind: 'filing', day: lastFullWeekday, isEstimate: true, canBeOverdue: loading.getTime() > now }];
}

/** The agent's funds until the car arrives, then the last free days and customs' thresholds. */
function importSteps(found: QuoteStatus, shipment: Shipment, today: CalendarDate): readonly DatedStep[] {
  const port = findPort(shipment.destination_port);
  if (port?.country !== 'NG') return [];
  const zone = dischargeZone(found);
  const { discharge: event, hasArrived, status } = readMilestones(found);
  const { day: arrival } = arrivalDay(found);
  const discharged = event?.isActual ? dayOf(event.when, zone) : undefined;
  const discharge = dayOf(event?.when, zone) ?? arrival;
  const isReleased = status === 'released';
  const isExpected = !hasArrived && statusIndex(status) < statusIndex('at_port');
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
  if (!shipment || FINAL_STATUSES.has(status) || readMilestones(found).gateOut?.isActual) return [];
  const today = wallTime(new Date(now), dischargeZone(found)).date;
  const steps = [
    ...(status === 'released' ? [] : filing(found, now)),
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
