import type { QuoteStatus, Shipment } from '../../../api/schemas/quote';
import { findPort } from '../../../content/ports/findPort';
import type { Port } from '../../../content/ports/portTypes';
import { rates } from '../../../content/rates';
import { addDays } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { exportPlan, lastFreeDay, portDays } from '../../../lib/time/shipmentDeadlines';
import { wallTime } from '../../../lib/time/zonedTime';
import { arrivalDay } from './arrival';
import { isSameTask, tasksOf } from './doneDeadlines';
import type { DoneDeadline, TaskKind } from './doneDeadlines';
import { dayOf, dischargeZone, instantIn, loadingZone } from './when';
import { readMilestones } from './milestoneReading';

type DeadlineKind = TaskKind | 'storage' | 'demurrage' | 'overtime';

/** Advice. Missing any other date costs money or breaks a rule. */
const SOFT_KINDS: ReadonlySet<DeadlineKind> = new Set(['agent', 'terminal']);

export interface Deadline {
  readonly kind: DeadlineKind;
  /** Whether it's advice, which is still worth following once its day has passed. */
  readonly isSoft: boolean;
  /** The last day to act, at the port it belongs to. */
  readonly day: CalendarDate;
  /** The first day with fees, after the last free one. */
  readonly feesFrom?: CalendarDate | undefined;
  /** Whether it is calculated from an expected rather than an actual date. */
  readonly isEstimate: boolean;
  /** Whether it only applies if the car is in a container, which isn't known. */
  readonly isIfContainer?: boolean;
  readonly timing: 'ahead' | 'today' | 'passed';
  /** Sorts the most urgent first. A soft date comes after hard ones up to a week later; once passed, it is due today. */
  readonly urgency: string;
  /** What checks it off; undefined if it ends by itself. */
  readonly task: DoneDeadline | undefined;
  readonly isDone: boolean;
}

interface Step extends Pick<Deadline, 'kind' | 'day' | 'feesFrom' | 'isEstimate' | 'isIfContainer'> {
  /** Whether it still matters once the day has passed. */
  readonly outlastsDay: boolean;
}

/** The agent needs funds about two weeks before arrival. */
const AGENT_LEAD_DAYS = 14;

/** Advice gives way to what costs money within a week. */
const SOFT_DELAY_DAYS = 7;

/** Statuses without further deadlines. */
const FINAL_STATUSES = new Set(['delivered', 'cancelled']);

/** Adds what depends on today's date, at the port of the steps. */
const datedOn =
  (today: CalendarDate) =>
  (step: Step): readonly Omit<Deadline, 'task' | 'isDone'>[] => {
    const { kind, day, outlastsDay, ...rest } = step;
    const timing = day < today ? 'passed' : day === today ? 'today' : 'ahead';
    if (timing === 'passed' && !outlastsDay) return [];
    const isSoft = SOFT_KINDS.has(kind);
    const due = isSoft ? addDays(timing === 'passed' ? today : day, SOFT_DELAY_DAYS) : day;
    return [{ ...rest, kind, day, isSoft, timing, urgency: `${due} ${isSoft ? '2' : '1'}` }];
  };

/** The export filing, until the car is loaded. */
function filing(found: QuoteStatus, now: number): readonly Step[] {
  const { loading, departure, hasArrived, status } = readMilestones(found);
  const zone = loadingZone(found.shipment);
  const cutOff = instantIn(loading?.when, zone);
  const isExport = findPort(found.shipment?.origin_port)?.country === 'US';
  if (!cutOff || !isExport || hasArrived || status === 'released') return [];
  if (loading?.isActual || departure?.isActual) return [];
  const { lastFullWeekday } = exportPlan(cutOff, new Date(now), zone);
  return [{ kind: 'filing', day: lastFullWeekday, isEstimate: true, outlastsDay: cutOff.getTime() > now }];
}

/** Milestones of a container only. */
const CONTAINER_CODES = new Set(['STUF', 'STRP']);

/**
 * How a shipment travels, as far as its data says: by its container or one's milestones, or else by a port that takes only
 * one of the two. Responses don't include the method itself.
 */
export function shippingMethodOf(shipment: Shipment): Port['kinds'][number] | undefined {
  const { container, milestones, origin_port, destination_port } = shipment;
  if (container?.trim() || milestones?.some(({ code }) => CONTAINER_CODES.has(code))) return 'container';
  for (const port of [destination_port, origin_port]) {
    const [kind, ...others] = findPort(port)?.kinds ?? [];
    if (kind && others.length === 0) return kind;
  }
  return undefined;
}

/** The last free days, as far as they are known: Lagos reports them for containers only. */
function freeDays(shipment: Shipment, discharge: CalendarDate, isEstimate: boolean): readonly Step[] {
  const method = shippingMethodOf(shipment);
  const isInLagos = findPort(shipment.destination_port)?.place === 'Lagos';
  // Days counted from an expected discharge aren't known to have passed.
  const common = { isEstimate, outlastsDay: !isEstimate };
  if (!isInLagos || method === 'roro') return [{ kind: 'terminal', day: discharge, ...common }];
  const freeUntil = (kind: 'storage' | 'demurrage', count: number): Step => {
    const day = lastFreeDay(discharge, count);
    return { kind, day, feesFrom: addDays(day, 1), isIfContainer: !method, ...common };
  };
  return [
    freeUntil('storage', rates.lagosStorage.count),
    ...(method ? [freeUntil('demurrage', rates.lagosDemurrage.count)] : []),
  ];
}

/** The agent's funds until the car arrives, then the free days and the day of overtime. */
function importSteps(found: QuoteStatus, shipment: Shipment, today: CalendarDate): readonly Step[] {
  if (findPort(shipment.destination_port)?.country !== 'NG') return [];
  const { discharge: discharged, hasArrived, status } = readMilestones(found);
  const { day: arrival } = arrivalDay(found);
  const steps: Step[] = [];
  if (arrival && !hasArrived && status !== 'at_port')
    steps.push({
      kind: 'agent',
      day: addDays(arrival, -AGENT_LEAD_DAYS),
      isEstimate: true,
      outlastsDay: true,
    });
  const day = dayOf(discharged?.when, dischargeZone(shipment)) ?? arrival;
  const isEstimate = !discharged?.isActual;
  const isReleased = status === 'released';
  if (!day || (isReleased && isEstimate)) return steps;
  steps.push(...freeDays(shipment, day, isEstimate));
  if (!isReleased)
    steps.push({
      kind: 'overtime',
      day: portDays(day, today).overtime,
      isEstimate,
      outlastsDay: !isEstimate,
    });
  return steps;
}

/**
 * Every date by which something must be done, the most urgent first. Empty without dates, or if the shipment isn't a US
 * export or Nigerian import. Each is a day at its port, and is compared with today there.
 * @param now milliseconds since the epoch
 * @param done those checked off
 */
export function deadlinesOf(
  found: QuoteStatus,
  now: number,
  done: readonly DoneDeadline[] = [],
): readonly Deadline[] {
  const { shipment } = found;
  if (!shipment || FINAL_STATUSES.has(found.status) || readMilestones(found).gateOut?.isActual) return [];
  const todayIn = (zone: string) => wallTime(new Date(now), zone).date;
  const today = todayIn(dischargeZone(shipment));
  const taskOf = tasksOf(found.reference);
  return [
    ...filing(found, now).flatMap(datedOn(todayIn(loadingZone(shipment)))),
    ...importSteps(found, shipment, today).flatMap(datedOn(today)),
  ]
    .sort((one, other) => Number(one.urgency > other.urgency) - Number(one.urgency < other.urgency))
    .map((deadline) => {
      const task = taskOf(deadline.kind);
      return { ...deadline, task, isDone: done.some((one) => isSameTask(task, one)) };
    });
}
