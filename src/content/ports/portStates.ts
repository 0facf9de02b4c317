import type { StateTone } from './stateTone';

interface PortStateWords {
  readonly label: string;
  readonly tone: StateTone;
  readonly meaning: string;
}

/** The contract's states of a port, the freest first. */
export const portStates = {
  open: { label: 'Open', tone: 'good', meaning: 'Taking in and releasing vehicles as usual.' },
  congested: {
    label: 'Congested',
    tone: 'caution',
    meaning: 'Working, with a wait at the gate or the berth.',
  },
  restricted: {
    label: 'Restricted',
    tone: 'caution',
    meaning: 'Only some cargo or some hours. Ask before you send a truck.',
  },
  closed: {
    label: 'Closed',
    tone: 'bad',
    meaning: 'Not taking anything in. Wait to deliver until it opens.',
  },
  unknown: {
    label: 'Unknown',
    tone: 'neutral',
    meaning: 'No status reported. Call us before you plan on it.',
  },
} as const satisfies Readonly<Record<string, PortStateWords>>;

export type PortStateCode = keyof typeof portStates;

export const portCountries = { US: 'United States', NG: 'Nigeria' } as const;
export type PortCountry = keyof typeof portCountries;

/** Those that most visitors ask for: where cars leave for Lagos, and where they land. */
export const keyPorts = ['USBAL', 'USJAX', 'USNYC', 'NGTIN', 'NGAPP', 'NGLKK'] as const;
