/** A connection and device for Lighthouse to simulate. */
export interface Profile {
  readonly name: 'slow 4G' | 'slow 3G';
  readonly rttMs: number;
  readonly throughputKbps: number;
  readonly cpuSlowdown: number;
}

/** Lighthouse's mobile profile, and a connection at the edge of a cell. */
export const profiles: readonly Profile[] = [
  { name: 'slow 4G', rttMs: 150, throughputKbps: 1638.4, cpuSlowdown: 4 },
  { name: 'slow 3G', rttMs: 400, throughputKbps: 400, cpuSlowdown: 6 },
];

/** The viewport for measurements without Lighthouse. */
export const PHONE = { width: 360, height: 740 } as const;

/** Runs per measurement. Reports show the median. */
export const RUNS = 3;
