import { milesBetween } from '../../../content/map/miles';
import { findPort } from '../../../content/ports/findPort';
import { rates } from '../../../content/rates';
import type { PortStateCode } from '../../../content/ports/portStates';
import { portConflicts, portWarnings } from '../../../content/ports/portWarnings';
import { dayRangeText, stageWords } from '../../../content/tools/transit';
import { addDays, formatDateRange, parseCalendarDate } from '../../../lib/time/calendarDate';
import { daysUnderway, transitStages } from '../../../lib/time/transit';
import type { DayRange, TransitStageId, TransitStage } from '../../../lib/time/transit';
import { sharedKinds } from '../../../lib/vehicle/portMethods';
import type { TransitInputs } from './inputs';
import { groupDigits } from '../../../lib/text/format';

/** Looks up a port's reported status and wait in days. Passed in by the page, because ports are another feature. */
export type ReportOf = (
  code: string,
) => { readonly state: PortStateCode; readonly waitDays?: number | undefined } | undefined;

export interface TransitRow {
  readonly id: TransitStageId;
  readonly name: string;
  readonly length: string;
  readonly until: string;
  readonly days: DayRange;
}

const nameOf = (code: string): string => findPort(code)?.name ?? code;

const isInLagos = (code: string): boolean => findPort(code)?.place === 'Lagos';

function stageName(id: TransitStageId, { from, to }: TransitInputs): string {
  switch (id) {
    case 'filing':
      return stageWords.filing;
    case 'loadingWait':
      return stageWords.wait(nameOf(from));
    case 'underway':
      return stageWords.underway;
    case 'dischargeWait':
      return stageWords.wait(nameOf(to));
    case 'storage':
      return stageWords.noStorage;
    case 'demurrage':
      return stageWords.noDemurrage;
  }
}

function lengthText({ id, days }: TransitStage): string {
  if (id === 'filing') return stageWords.filingHours(rates.exportFiling.count);
  const text = dayRangeText(days);
  return id === 'underway' ? text : stageWords.reported(text);
}

function untilText(start: string, { least, most }: DayRange): string {
  const day = parseCalendarDate(start);
  if (day) return formatDateRange(addDays(day, least), addDays(day, most));
  return least === most ? stageWords.day(most) : stageWords.dayTo(least, most);
}

/** Calculates the distance in nautical miles, the days underway, and all stages from the starting day on. */
export function transitPlan(inputs: TransitInputs, findReport: ReportOf) {
  const { from, to, start } = inputs;
  const miles = milesBetween(from, to) ?? 0;
  const reports = [from, to].map((code) => ({ ...findReport(code), name: nameOf(code) }));
  const [loadingWait, dischargeWait] = reports.map(({ waitDays }) => waitDays);
  const [loading, discharge] = [findPort(from), findPort(to)];
  const kinds = loading && discharge && sharedKinds([loading, discharge]);
  // The free days reported in Lagos are for containers.
  const hasFreeDays = isInLagos(to) && kinds?.includes('container') === true;
  const stages = transitStages({
    miles,
    filingHours: rates.exportFiling.count,
    loadingWait,
    dischargeWait,
    freeDays: hasFreeDays
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
    underway: daysUnderway(miles),
    rows,
    hasFreeDays,
    unknownWaits: reports.filter(({ waitDays }) => waitDays === undefined).map(({ name }) => name),
    /** Warnings about ports that are reported as closed, restricted or congested, or that take no common method. */
    portWarnings: [
      ...reports.flatMap(({ name, state }) => {
        const words = state && portWarnings[state];
        return words ? [words(name)] : [];
      }),
      ...(loading && discharge && kinds?.length === 0
        ? [portConflicts.nothingShared(loading, discharge)]
        : []),
    ],
  };
}

export type TransitPlan = ReturnType<typeof transitPlan>;

const STEP = 50;

/** Formats a distance rounded to 50 nautical miles, such as '5,150': vessels don't follow the lane exactly. */
export const roundedMiles = (miles: number): string => groupDigits(String(Math.round(miles / STEP) * STEP));
