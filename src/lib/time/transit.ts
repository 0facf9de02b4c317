import { HOUR_MS, DAY_MS } from './timeUnits';

const HOURS_A_DAY = DAY_MS / HOUR_MS;

/** Speed of vehicle carriers, in knots. */
export const CARRIER_KNOTS = { least: 15, most: 18 } as const;

/** Whole days; a day that has begun counts. */
export interface DayRange {
  readonly least: number;
  readonly most: number;
}

const wholeDays = (hours: number): number => Math.ceil(hours / HOURS_A_DAY);

/** Days a vessel needs for a distance in nautical miles, without port calls and waits. */
export const daysUnderway = (miles: number): DayRange => ({
  least: wholeDays(miles / CARRIER_KNOTS.most),
  most: wholeDays(miles / CARRIER_KNOTS.least),
});

export type TransitStageId =
  'filing' | 'loadingWait' | 'underway' | 'dischargeWait' | 'storage' | 'demurrage';

export interface TransitStage {
  readonly id: TransitStageId;
  readonly days: DayRange;
  /** Days from the start to the stage's end; for free days, to the last one. */
  readonly ends: DayRange;
}

interface TransitTerms {
  readonly miles: number;
  /** Hours before export by which title and ITN are due. */
  readonly filingHours: number;
  /** The wait reported by the port, in days. */
  readonly loadingWait?: number | undefined;
  readonly dischargeWait?: number | undefined;
  /** Both count from the day after discharge, as `lastFreeDay` does. */
  readonly freeDays?: { readonly storage: number; readonly demurrage: number } | undefined;
}

const exactly = (days: number): DayRange => ({ least: days, most: days });
const sum = (a: DayRange, b: DayRange): DayRange => ({ least: a.least + b.least, most: a.most + b.most });

/**
 * The stages, starting the day title and ITN are in place. They follow each other, except that the two kinds
 * of free days run at the same time.
 */
export function transitStages(terms: TransitTerms): readonly TransitStage[] {
  const { miles, filingHours, loadingWait = 0, dischargeWait = 0, freeDays } = terms;
  const steps: readonly (readonly [TransitStageId, DayRange])[] = [
    ['filing', exactly(wholeDays(filingHours))],
    ['loadingWait', exactly(Math.ceil(loadingWait))],
    ['underway', daysUnderway(miles)],
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
    stages.push({ id, days: exactly(free), ends: sum(discharge, exactly(free)) });
  }
  return stages;
}
