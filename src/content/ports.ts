/** A port that the company's routes touch. Facts only: what a port takes today comes from its terminal. */
export interface Port {
  /** UN/LOCODE, e.g. `USBAL`. */
  readonly code: string;
  /** The port's own name, short enough for a map. */
  readonly name: string;
  /** Where it lies: city and state in the US, state or city in Nigeria. */
  readonly place: string;
  readonly country: 'US' | 'NG';
  readonly longitude: number;
  readonly latitude: number;
  /** What the port is known for; empty where vehicle service is unsure. */
  readonly kinds: readonly PortKind[];
  /** One plain sentence, if there is something to know. */
  readonly note?: string;
  /** Other codes that systems write for the same port. */
  readonly aliases?: readonly string[];
}

export type PortKind = 'roro' | 'container';

/** Every port the site names, US ones from north to south, then Nigerian ones from west to east. */
export const ports: readonly Port[] = [
  {
    code: 'USPVD',
    name: 'Providence',
    place: 'Providence, Rhode Island',
    country: 'US',
    longitude: -71.39,
    latitude: 41.8,
    kinds: ['roro'],
  },
  {
    code: 'USDVV',
    name: 'Davisville',
    place: 'North Kingstown, Rhode Island',
    country: 'US',
    longitude: -71.41,
    latitude: 41.61,
    kinds: ['roro'],
  },
  {
    code: 'USNYC',
    name: 'New York',
    place: 'New York and New Jersey (Newark)',
    country: 'US',
    longitude: -74.15,
    latitude: 40.69,
    kinds: ['roro', 'container'],
    note: 'Ask which vehicles the terminal takes at present.',
    aliases: ['USEWR'],
  },
  {
    code: 'USBAL',
    name: 'Baltimore',
    place: 'Baltimore, Maryland',
    country: 'US',
    longitude: -76.55,
    latitude: 39.25,
    kinds: ['roro'],
    note: 'Served by published RoRo lines between the US and Lagos.',
  },
  {
    code: 'USSAV',
    name: 'Savannah',
    place: 'Savannah, Georgia',
    country: 'US',
    longitude: -81.13,
    latitude: 32.12,
    kinds: ['container'],
  },
  {
    code: 'USSSI',
    name: 'Brunswick',
    place: 'Brunswick, Georgia',
    country: 'US',
    longitude: -81.5,
    latitude: 31.14,
    kinds: ['roro'],
  },
  {
    code: 'USJAX',
    name: 'Jacksonville',
    place: 'Jacksonville, Florida',
    country: 'US',
    longitude: -81.55,
    latitude: 30.4,
    kinds: ['roro'],
    note: 'Served by published RoRo lines between the US and Lagos.',
  },
  {
    code: 'USHOU',
    name: 'Houston',
    place: 'Houston, Texas',
    country: 'US',
    longitude: -95.27,
    latitude: 29.73,
    kinds: ['container'],
  },
  {
    code: 'USGLS',
    name: 'Galveston',
    place: 'Galveston, Texas',
    country: 'US',
    longitude: -94.79,
    latitude: 29.31,
    kinds: ['roro'],
  },
  {
    code: 'USFPO',
    name: 'Freeport',
    place: 'Freeport, Texas',
    country: 'US',
    longitude: -95.31,
    latitude: 28.94,
    kinds: ['roro'],
    note: 'Used cars leave from here for West Africa.',
  },
  {
    code: 'USLGB',
    name: 'Long Beach',
    place: 'Long Beach and Los Angeles, California',
    country: 'US',
    longitude: -118.21,
    latitude: 33.75,
    kinds: ['container'],
    note: 'On the Pacific: off the Atlantic map.',
  },
  {
    code: 'NGTIN',
    name: 'Tin Can Island',
    place: 'Lagos',
    country: 'NG',
    longitude: 3.34,
    latitude: 6.43,
    kinds: ['roro', 'container'],
    note: 'Five terminals: A to C and two that work RoRo vessels, D (Five Star) and E (PTML).',
  },
  {
    code: 'NGAPP',
    name: 'Apapa',
    place: 'Lagos',
    country: 'NG',
    longitude: 3.37,
    latitude: 6.45,
    kinds: ['container'],
  },
  {
    code: 'NGLKK',
    name: 'Lekki',
    place: 'Lagos',
    country: 'NG',
    longitude: 4.0,
    latitude: 6.43,
    kinds: ['container'],
    note: 'A deep-water port east of the city.',
    aliases: ['NGLEK'],
  },
  {
    code: 'NGWAR',
    name: 'Warri',
    place: 'Delta',
    country: 'NG',
    longitude: 5.73,
    latitude: 5.52,
    kinds: [],
    note: 'General cargo: ask before you plan a vehicle through it.',
  },
  {
    code: 'NGPHC',
    name: 'Port Harcourt',
    place: 'Rivers',
    country: 'NG',
    longitude: 7.0,
    latitude: 4.77,
    kinds: [],
    note: 'General cargo: ask before you plan a vehicle through it.',
  },
  {
    code: 'NGONN',
    name: 'Onne',
    place: 'Rivers',
    country: 'NG',
    longitude: 7.16,
    latitude: 4.68,
    kinds: ['container'],
  },
  {
    code: 'NGCBQ',
    name: 'Calabar',
    place: 'Cross River',
    country: 'NG',
    longitude: 8.32,
    latitude: 4.97,
    kinds: [],
    note: 'General cargo: ask before you plan a vehicle through it.',
  },
];

/** Ports by code, their other codes included. */
export const portsByCode: ReadonlyMap<string, Port> = new Map(
  ports.flatMap((port) => [port.code, ...(port.aliases ?? [])].map((code) => [code, port] as const)),
);

/** The names of ports by code, for a sentence. */
export const portNames = (...codes: readonly string[]): readonly string[] =>
  codes.map((code) => portsByCode.get(code)?.name ?? code);
