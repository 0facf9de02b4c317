import { ports } from './ports';

export interface PlaceOption {
  /** ISO 3166-2 for a state (`US-TX`, `NG-LA`), UN/LOCODE for a port (`USBAL`), or a country code if undecided. */
  readonly code: string;
  readonly name: string;
}

const states = (country: string, list: string): readonly PlaceOption[] =>
  list.split(', ').map((entry) => ({ code: `${country}-${entry.slice(0, 2)}`, name: entry.slice(3) }));

/** The fifty states and the District of Columbia, ISO 3166-2:US. */
export const usStates = states(
  'US',
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
);

/** The thirty-six states and the Federal Capital Territory, ISO 3166-2:NG. */
export const ngStates = states(
  'NG',
  'AB Abia, FC Abuja (Federal Capital Territory), AD Adamawa, AK Akwa Ibom, AN Anambra, BA Bauchi, BY Bayelsa, BE Benue, BO Borno, CR Cross River, DE Delta, EB Ebonyi, ED Edo, EK Ekiti, EN Enugu, GO Gombe, IM Imo, JI Jigawa, KD Kaduna, KN Kano, KT Katsina, KE Kebbi, KO Kogi, KW Kwara, LA Lagos, NA Nasarawa, NI Niger, OG Ogun, ON Ondo, OS Osun, OY Oyo, PL Plateau, RI Rivers, SO Sokoto, TA Taraba, YO Yobe, ZA Zamfara',
);

const portsOf = (country: 'US' | 'NG'): readonly PlaceOption[] =>
  ports
    .filter((port) => port.country === country)
    .map(({ code, name, place }) => ({
      code,
      name: place.startsWith(name) ? place : `${name}, ${place}`,
    }));

export const usPorts = portsOf('US');
export const ngPorts = portsOf('NG');

/** For an undecided destination, such as a car that is only inspected. */
export const undecidedPlace: PlaceOption = { code: 'NG', name: 'Not decided yet' };

const byCode: ReadonlyMap<string, PlaceOption> = new Map(
  [...usStates, ...ngStates, ...usPorts, ...ngPorts, undecidedPlace].map((place) => [place.code, place]),
);

/** Looks up a place by code; undefined if unknown. */
export const placeOf = (code: string): PlaceOption | undefined => byCode.get(code);
