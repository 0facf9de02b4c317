import type { StateTone } from './stateTone';

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

/** The ports most visitors ask about. */
export const keyPorts = ['USBAL', 'USJAX', 'USNYC', 'NGTIN', 'NGAPP', 'NGLKK'] as const;
