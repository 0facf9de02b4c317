import { HOUR_MS, DAY_MS } from './timeUnits';

const HOURS_A_DAY = DAY_MS / HOUR_MS;

/** What vehicle carriers make, in nautical miles an hour. */
export const CARRIER_KNOTS = { least: 15, most: 18 } as const;

/** Whole days: a day that has begun counts. */
export interface DayRange {
  readonly least: number;
  readonly most: number;
}

const wholeDays = (hours: number): number => Math.ceil(hours / HOURS_A_DAY);

/** Days that a vessel needs for a distance in nautical miles, without port calls and waiting. */
export const daysUnderWay = (miles: number): DayRange => ({
  least: wholeDays(miles / CARRIER_KNOTS.most),
  most: wholeDays(miles / CARRIER_KNOTS.least),
});

export type StageId = 'filing' | 'loadingWait' | 'underWay' | 'dischargeWait' | 'storage' | 'demurrage';

export interface TransitStage {
  readonly id: StageId;
  readonly days: DayRange;
  /** Days from the start to the stage's end; for free days, to the last of them. */
  readonly ends: DayRange;
}

interface TransitTerms {
  readonly miles: number;
  /** Title and ITN are due this long before export. */
  readonly filingHours: number;
  /** The wait that a port itself reports, in days. */
  readonly loadingWait?: number | undefined;
  readonly dischargeWait?: number | undefined;
  /** Both run from the day of discharge, which is their first. */
  readonly freeDays?: { readonly storage: number; readonly demurrage: number } | undefined;
}

const exactly = (days: number): DayRange => ({ least: days, most: days });
const sum = (a: DayRange, b: DayRange): DayRange => ({ least: a.least + b.least, most: a.most + b.most });

/** The stages from the day on which title and ITN are in place: one after the other, free days side by side. */
export function transitStages(terms: TransitTerms): readonly TransitStage[] {
  const { miles, filingHours, loadingWait = 0, dischargeWait = 0, freeDays } = terms;
  const steps: readonly (readonly [StageId, DayRange])[] = [
    ['filing', exactly(wholeDays(filingHours))],
    ['loadingWait', exactly(Math.ceil(loadingWait))],
    ['underWay', daysUnderWay(miles)],
    ['dischargeWait', exactly(Math.ceil(dischargeWait))],
  ];
  let discharge = exactly(0);
  const stages: TransitStage[] = [];
  for (const [id, days] of steps) {
    discharge = sum(discharge, days);
    if (days.most > 0) stages.push({ id, days, ends: discharge });
  }
  if (!freeDays) return stages;
  for (const id of ['storage', 'demurrage'] as const) {
    const free = freeDays[id];
    stages.push({ id, days: exactly(free), ends: sum(discharge, exactly(free - 1)) });
  }
  return stages;
}
