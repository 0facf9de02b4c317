import { plainLetters, plainText } from '../../lib/text/text';
import { ports } from './ports';
import { lagos } from './portsOfDischarge';
import type { Port } from './portTypes';

const TEXT_MAX = 120;

/** Ports before the city that contains them, so that 'Tin Can Island, Lagos' is the island. */
const known: readonly Port[] = [...ports, lagos];

const byCode: ReadonlyMap<string, Port> = new Map(
  known.flatMap((port) => [port.code, ...(port.aliases ?? [])].map((code) => [code, port] as const)),
);

/** A UN/LOCODE, also with a space or hyphen after the country, as UNECE prints it. */
const CODE = /\b([A-Z]{2})[ -]?([A-Z2-9]{3})\b/g;

/** Words that say what kind of place it is, or which country, but not which place. */
const GENERIC = new Set(
  'port ports of the at in seaport harbor harbour terminal berth gate quay anchorage yard vessel complex pol pod loading discharge destination origin nigeria usa us united states america ng'.split(
    ' ',
  ),
);

/** Lower case words without accents and punctuation. */
const wordsOf = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isGeneric = (word: string) => GENERIC.has(word) || word.length === 1 || /^\d+$/.test(word);

/** The words that name a place; none in 'Terminal B' or 'Nigeria'. */
const namingWords = (text: string) => wordsOf(text).filter((word) => !isGeneric(word));

function portInCode(text: string): Port | undefined {
  for (const [, country = '', place = ''] of text.toUpperCase().matchAll(CODE)) {
    const port = byCode.get(country + place);
    if (port) return port;
  }
  return undefined;
}

/** Where a port is mentioned; -1 if it isn't, or if another place has its name. */
function mentionOf({ name, otherNames = [], qualifiers }: Port, words: readonly string[]): number {
  const text = ` ${words.join(' ')} `;
  const at = [name, ...otherNames].flatMap((one) => {
    const found = ` ${wordsOf(one).join(' ')} `;
    const start = text.indexOf(found);
    const beside = namingWords(text.replace(found, ' '));
    return start < 0 || (qualifiers && !beside.every((word) => qualifiers.includes(word))) ? [] : [start];
  });
  return at.length > 0 ? Math.min(...at) : -1;
}

/**
 * The port a backend's or link's text means: a UN/LOCODE or alias in any spelling ('NG TIN', 'ngtin', 'NGLEK'), or the
 * name in a text ('Tin Can Island, Lagos', 'PTML Terminal'). If a text names several, the first.
 * @returns undefined for any other place; the city of Lagos for 'NGLOS', which is one of {@link ports} only with its `harbors`
 */
export function findPort(value: unknown): Port | undefined {
  const text = plainText(value, TEXT_MAX);
  if (typeof value !== 'string' || !text) return undefined;
  const coded = portInCode(text);
  if (coded) return coded;
  const words = wordsOf(text);
  const mentioned = (port: Port) => ({ port, at: mentionOf(port, words) });
  const [first] = ports
    .map(mentioned)
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  // The town in Portugal has a port, too.
  const isLagos = mentioned(lagos).at >= 0 && !words.some((word) => word === 'portugal' || word === 'pt');
  return first?.port ?? (isLagos ? lagos : undefined);
}

/** 'Tin Can Island, Lagos', without naming a city twice. */
export const fullPortName = ({ name, place }: Port): string =>
  place.startsWith(name) ? place : `${name}, ${place}`;

/** Whether two texts mean the same place. Unknown if one doesn't name a place, or in a way that can't be compared. */
type PlaceRelation = 'same' | 'different' | 'unknown';

const contains = (city: Port, port: Port) => city.harbors?.includes(port.code) ?? false;

function comparePorts(one: Port, other: Port): PlaceRelation {
  if (one.code === other.code || contains(one, other) || contains(other, one)) return 'same';
  // Ships are sent from one harbor of a city to the other.
  return contains(lagos, one) && contains(lagos, other) ? 'unknown' : 'different';
}

/** The text as a UN/LOCODE, known or not. */
const codeIn = (text: string): string | undefined =>
  /^[A-Z]{2}[ -]?[A-Z2-9]{3}$/.test(text) ? text.replace(/[ -]/, '') : undefined;

/** Two places of which at least one isn't a port of ours. */
function compareTexts(one: string, other: string, port: Port | undefined): PlaceRelation {
  const [codes, words] = [
    [one, other].map((text) => codeIn(text.toUpperCase())),
    [one, other].map(namingWords),
  ];
  const [first = [], second = []] = words;
  if (first.length === 0 || second.length === 0) return 'unknown';
  if (codes[0] !== undefined && codes[0] === codes[1]) return 'same';
  // A code we don't know in the port's country may be another one for the same port.
  if (port)
    return codes.some((code) => code?.startsWith(port.country) && !byCode.has(code))
      ? 'unknown'
      : 'different';
  const [few, many] = first.length < second.length ? [first, second] : [second, first];
  if (few.every((word) => many.includes(word))) return 'same';
  return (codes[0] === undefined) === (codes[1] === undefined) ? 'different' : 'unknown';
}

/** Compares two places by meaning, each a UN/LOCODE or a text. */
export function comparePlaces(one: unknown, other: unknown): PlaceRelation {
  const [first, second] = [findPort(one), findPort(other)];
  if (first && second) return comparePorts(first, second);
  return compareTexts(plainText(one, TEXT_MAX), plainText(other, TEXT_MAX), first ?? second);
}
