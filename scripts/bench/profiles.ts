/** A line and a device, as Lighthouse simulates them. */
export interface Profile {
  readonly name: 'slow 4G' | 'slow 3G';
  readonly rttMs: number;
  readonly throughputKbps: number;
  readonly cpuSlowdown: number;
}

/** Lighthouse's own mobile profile, and the line of a visitor at the edge of a cell. */
export const profiles: readonly Profile[] = [
  { name: 'slow 4G', rttMs: 150, throughputKbps: 1638.4, cpuSlowdown: 4 },
  { name: 'slow 3G', rttMs: 400, throughputKbps: 400, cpuSlowdown: 6 },
];

/** What Chromium is driven as, where a visit is measured without Lighthouse. */
export const PHONE = { width: 360, height: 740 } as const;

/** How often each thing is measured; medians are told. */
export const RUNS = 3;
