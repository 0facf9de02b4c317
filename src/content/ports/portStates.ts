interface PortStateWords {
  readonly label: string;
  readonly tone: StateTone;
  readonly meaning: string;
}

/** The contract's port statuses, from open to closed. */
export const portStates = {
  open: { label: 'Open', tone: 'good', meaning: 'Receiving and releasing vehicles as usual.' },
  congested: {
    label: 'Congested',
    tone: 'caution',
    meaning: 'Operating, with delays at the gate or berth.',
  },
  restricted: {
    label: 'Restricted',
    tone: 'caution',
    meaning: 'Limited cargo or limited hours. Ask before you send a truck.',
  },
  closed: {
    label: 'Closed',
    tone: 'bad',
    meaning: 'Not receiving cargo. Hold your delivery until it reopens.',
  },
  unknown: {
    label: 'Unknown',
    tone: 'neutral',
    meaning: 'No status reported. Call us before you make plans.',
  },
} as const satisfies Readonly<Record<string, PortStateWords>>;

export type PortStateCode = keyof typeof portStates;

/** Whether the contract defines a status, in lower case. */
export const isPortState = (status: string): status is PortStateCode => Object.hasOwn(portStates, status);

export const portCountries = { US: 'United States', NG: 'Nigeria' } as const;
export type PortCountry = keyof typeof portCountries;
export const isPortCountry = (code: string): code is PortCountry => Object.hasOwn(portCountries, code);

/** The ports most visitors ask about. */
export const keyPorts = ['USBAL', 'USJAX', 'USNYC', 'NGTIN', 'NGAPP', 'NGLKK'] as const;

/** The tone of a status. `Tag` has a mark and a color for each. */
export type StateTone = 'good' | 'caution' | 'bad' | 'neutral' | 'sea';

export const seaMapWords = {
  lane: (from: string, to: string) => `the sea lane from ${from} to ${to}`,
  atStart: (lane: string) => `Not yet on ${lane}.`,
  atEnd: (lane: string) => `At the end of ${lane}.`,
  along: (share: number, lane: string) =>
    `About ${share}% along ${lane}: estimated from the sailing date and the expected arrival, not reported. The map shows the usual lane, not the vessel’s actual course.`,
  map: 'Map of the Atlantic with the sea lanes from US ports to Nigeria.',
  mapWith: (counts: string) =>
    `Map of the Atlantic with the sea lanes from US ports to Nigeria. Port status: ${counts}.`,
  key: 'Map key',
  coasts: 'Coast on the map',
  list: 'List of the ports on this map',
  atlantic: 'Atlantic Ocean',
  gulf: 'Gulf of Guinea',
} as const;

export const portStrip = {
  loading: 'Loading port status',
  failed: 'Port status didn’t load.',
  noneReported: 'None of our main ports has reported. Check the full list.',
  outdated: (age: string) => `May be out of date: updated ${age}.`,
  fetched: (age: string) => `Checked ${age}.`,
  allPorts: 'All ports',
} as const;
