import { milesBetween } from '../../../content/map/miles';
import { portsByCode } from '../../../content/ports/ports';
import { rates } from '../../../content/rates';
import { dayRangeText } from '../../../content/tools/transit';
import { addDays, formatDateRange, parseCalendarDate } from '../../../lib/time/calendarDate';
import { daysUnderWay, transitStages } from '../../../lib/time/transit';
import type { DayRange, StageId, TransitStage } from '../../../lib/time/transit';
import type { TransitInputs } from './inputs';

/** Days that a port itself reports as its wait; undefined where it reports none. */
export type WaitOf = (code: string) => number | undefined;

/** A stage as it is shown: what, how long, and until when. */
export interface TransitRow {
  readonly id: StageId;
  readonly name: string;
  readonly length: string;
  readonly until: string;
  readonly days: DayRange;
}

const portOf = (code: string) => portsByCode.get(code);
const nameOf = (code: string): string => portOf(code)?.name ?? code;

const isInLagos = (code: string): boolean => portOf(code)?.place === 'Lagos';

function stageName(id: StageId, { from, to }: TransitInputs): string {
  switch (id) {
    case 'filing':
      return 'Export filing';
    case 'loadingWait':
      return `Wait at ${nameOf(from)}`;
    case 'underWay':
      return 'Under way';
    case 'dischargeWait':
      return `Wait at ${nameOf(to)}`;
    case 'storage':
      return 'No storage fees';
    case 'demurrage':
      return 'No demurrage';
  }
}

function lengthText({ id, days }: TransitStage): string {
  if (id === 'filing') return `${String(rates.exportFiling.count)} hours for title and ITN`;
  const text = dayRangeText(days);
  return id === 'underWay' ? text : `${text}, as reported`;
}

function untilText(start: string, { least, most }: DayRange): string {
  const day = parseCalendarDate(start);
  if (day) return formatDateRange(addDays(day, least), addDays(day, most));
  return least === most ? `day ${String(most)}` : `day ${String(least)} to ${String(most)}`;
}

/** Distance, days under way, and every stage from the starting day on. */
export function transitPlan(inputs: TransitInputs, waitOf: WaitOf) {
  const { from, to, start } = inputs;
  const miles = milesBetween(from, to) ?? 0;
  const [loadingWait, dischargeWait] = [waitOf(from), waitOf(to)];
  const inLagos = isInLagos(to);
  const stages = transitStages({
    miles,
    filingHours: rates.exportFiling.count,
    loadingWait,
    dischargeWait,
    freeDays: inLagos
      ? { storage: rates.lagosStorage.count, demurrage: rates.lagosDemurrage.count }
      : undefined,
  });
  const rows = stages.map((stage): TransitRow => ({
    id: stage.id,
    name: stageName(stage.id, inputs),
    length: lengthText(stage),
    until: untilText(start, stage.ends),
    days: stage.days,
  }));
  return {
    miles,
    underWay: daysUnderWay(miles),
    rows,
    inLagos,
    /** Ports of which no wait is known. */
    unknownWaits: [loadingWait === undefined && from, dischargeWait === undefined && to]
      .filter((code) => code !== false)
      .map(nameOf),
  };
}

export type TransitPlan = ReturnType<typeof transitPlan>;
