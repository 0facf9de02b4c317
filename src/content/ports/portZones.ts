import { plainLetters } from '../../lib/text/text';
import { findPort } from './findPort';
import type { Port } from './portTypes';

const countryZones: Readonly<Record<Port['country'], string>> = {
  US: 'America/New_York',
  NG: 'Africa/Lagos',
};

/** Our ports outside their country's zone above. */
const ownZones: Readonly<Record<string, string>> = {
  USHOU: 'America/Chicago',
  USGLS: 'America/Chicago',
  USFPO: 'America/Chicago',
  USLGB: 'America/Los_Angeles',
};

/** Ports where vessels to West Africa call or cargo changes vessels: UN/LOCODE, name and IANA zone. */
const otherPorts = [
  ['BEANR', 'antwerp', 'Europe/Brussels'],
  ['BEZEE', 'zeebrugge', 'Europe/Brussels'],
  ['NLRTM', 'rotterdam', 'Europe/Amsterdam'],
  ['DEBRV', 'bremerhaven', 'Europe/Berlin'],
  ['DEHAM', 'hamburg', 'Europe/Berlin'],
  ['GBSOU', 'southampton', 'Europe/London'],
  ['FRLEH', 'le havre', 'Europe/Paris'],
  ['ESALG', 'algeciras', 'Europe/Madrid'],
  ['ESLPA', 'las palmas', 'Atlantic/Canary'],
  ['MAPTM', 'tanger', 'Africa/Casablanca'],
  ['SNDKR', 'dakar', 'Africa/Dakar'],
  ['CIABJ', 'abidjan', 'Africa/Abidjan'],
  ['GHTEM', 'tema', 'Africa/Accra'],
  ['TGLFW', 'lome', 'Africa/Lome'],
  ['BJCOO', 'cotonou', 'Africa/Porto-Novo'],
] as const;

/** IANA name of a port's time zone. */
export const zoneOfPort = ({ code, country }: Port): string => ownZones[code] ?? countryZones[country];

const hasWord = (text: string, word: string) => new RegExp(`(?:^|[^a-z])${word}(?:$|[^a-z])`).test(text);

/** IANA name of a place's time zone, from a port's code or name; undefined for other places. */
export function zoneOfPlace(place: string): string | undefined {
  const port = findPort(place);
  if (port) return zoneOfPort(port);
  const text = plainLetters(place);
  return otherPorts.find(([code, name]) => hasWord(text, name) || hasWord(text, code.toLowerCase()))?.[2];
}
