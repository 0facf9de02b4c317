import { otherSpellings, areasOf, citiesOf } from '../../../content/ports/searchedPlaces';
import { routeFields } from '../../../content/quote/quoteFields';
import { placeGroups } from '../../../content/quote/quoteStart';
import { isState } from './routeChoices';
import type { PlaceGroup } from './routeChoices';

/** A port, a state, or a city, which has its state's code. */
export interface FoundPlace {
  readonly code: string;
  readonly name: string;
  readonly city?: string;
}

interface FoundGroup {
  readonly label: string;
  readonly places: readonly FoundPlace[];
}

/** A unique key, as a state and its cities share a code. */
export const placeKey = ({ code, city }: FoundPlace): string => (city ? `${code}/${city}` : code);

export const placesIn = (groups: readonly FoundGroup[]): FoundPlace[] =>
  groups.flatMap(({ places }) => places);

/** The cities and suburbs of the groups' states, named so that no two options read the same. */
function citiesIn(groups: readonly PlaceGroup[]): readonly FoundPlace[] {
  const places = placesIn(groups);
  const taken = new Set(places.map(({ name }) => name));
  return places.flatMap(({ code, name: state }) => [
    // In Nigeria, the state's option is enough for the city of that name.
    ...citiesOf(code)
      .filter((city) => !code.startsWith('NG') || city !== state)
      .map((city) => {
        const name = `${city}, ${state}`;
        return { code, city, name: taken.has(name) ? routeFields.cityNotPort(name) : name };
      }),
    ...areasOf(code).map(({ name, city }) => ({
      code,
      city: name,
      name: city === state ? `${name}, ${state}` : routeFields.near(`${name}, ${state}`, city),
    })),
  ]);
}

/** A state's name without its note, such as 'Abuja' of 'Abuja (Federal Capital Territory)', and the code that US mail uses. */
const stateTexts = ({ code, name }: FoundPlace): readonly string[] => [
  normalize(name.replace(/ \(.*/, '')),
  ...(code.startsWith('US') ? [normalize(code.slice(3))] : []),
];

/** Whether an option is a state itself. A city has its state's code. */
const isStateOption = ({ code, city }: FoundPlace) => isState(code) && city === undefined;

const hasCode = (place: FoundPlace, query: string) =>
  isStateOption(place) && normalize(place.code).endsWith(` ${query}`);

const statesIn = (groups: readonly FoundGroup[]) => placesIn(groups).filter(isStateOption);

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);

/** A normalized name, and the same with the other spellings of its words. */
const spellingsOf = (name: string): readonly string[] => [
  name,
  ...otherSpellings.flatMap(([words, ...others]) =>
    hasWords(name, words)
      ? others.map((other) => ` ${name} `.replace(` ${words} `, ` ${other} `).trim())
      : [],
  ),
];

/** A text that a place is found by, and the last position at which the query may start in it. */
interface SearchText {
  readonly text: string;
  readonly last: number;
}

/** The name of a city or port without its state. */
const ownName = ({ name, city }: FoundPlace): string => city ?? name.replace(/,.*/, '');

/**
 * What a place is found by: its name, and for a city or port its name with its state or that state's code, as in
 * 'Houston, TX'. A city isn't found by its state alone, which has its own option.
 */
function searchTexts(place: FoundPlace, states: readonly FoundPlace[]): readonly SearchText[] {
  const { code, name, city } = place;
  const isCity = city !== undefined;
  const whole = isCity ? [] : spellingsOf(normalize(name)).map((text) => ({ text, last: text.length }));
  if (isStateOption(place)) return whole;
  const state = states.find((one) => (isCity ? one.code === code : name.endsWith(`, ${one.name}`)));
  const withState = spellingsOf(normalize(ownName(place))).flatMap((own) =>
    (state ? stateTexts(state) : ['']).map((end) => ({ text: `${own} ${end}`, last: own.length })),
  );
  return [...whole, ...withState];
}

/** Whether a place has a word that starts with the query. */
function startsIn(query: string, { text, last }: SearchText): boolean {
  const at = ` ${text}`.indexOf(` ${query}`);
  return at >= 0 && at <= last;
}

/**
 * The state that a part of an address ends in, the last one if there are several, and the parts before it: West Virginia rather
 * than Virginia, and none for Georgia Avenue. A code counts only at the end of the address or as a whole part, since streets end
 * in CT and NE, too.
 */
function stateIn(parts: readonly string[], states: readonly FoundPlace[]) {
  const found = states.flatMap((state) => {
    const [name = '', code = ''] = stateTexts(state);
    return parts.flatMap((part, index) => {
      const isCode = part === code ? index > 0 : index === parts.length - 1 && part.endsWith(` ${code}`);
      const words = ` ${part}`.endsWith(` ${name}`) ? name : isCode ? code : '';
      return words ? { state, part, index, words } : [];
    });
  });
  const [named] = found.sort(
    (one, other) => other.index - one.index || other.words.length - one.words.length,
  );
  if (!named) return undefined;
  const { state, part, index, words } = named;
  const before = [...parts.slice(0, index), part.slice(0, -words.length).trim()].filter(Boolean);
  return { state, before };
}

/** The groups with only the places that match, without empty groups. */
const matching = (groups: readonly FoundGroup[], matches: (place: FoundPlace) => boolean) =>
  groups
    .map(({ label, places }) => ({ label, places: places.filter(matches) }))
    .filter(({ places }) => places.length > 0);

const cityGroup = (groups: readonly PlaceGroup[]): FoundGroup => ({
  label: placeGroups.cities,
  places: citiesIn(groups),
});

/**
 * The cities and ports that an address names, the last one first, in the state that it ends in, or else that state. Without a
 * state, only at the start of its last part that names any, so that Winston-Salem isn't Salem, nor Aba Road in Port Harcourt
 * Aba.
 */
function placesInAddress(groups: readonly PlaceGroup[], typed: string): readonly FoundGroup[] {
  const parts = typed
    .split(/[,;\n]/)
    .map(queryOf)
    .filter(Boolean);
  const named = stateIn(parts, statesIn(groups));
  const places = (isMeant: (place: FoundPlace) => boolean) =>
    matching([cityGroup(groups), ...groups], (place) => !isStateOption(place) && isMeant(place));
  if (!named)
    return parts.reduceRight<readonly FoundGroup[]>(
      (found, part) => (found.length > 0 ? found : places((place) => startsWithName(part, place))),
      [],
    );
  const { state, before } = named;
  const isThere = ({ code, name, city }: FoundPlace) =>
    city === undefined ? name.includes(state.name) : code === state.code;
  const placesNamedIn = (text: string) =>
    places((place) => isThere(place) && endIn(text, place) > 0).map(({ label, places: found }) => ({
      label,
      places: [...found].sort((one, other) => endIn(text, other) - endIn(text, one)),
    }));
  const found = placesNamedIn(before.join(' '));
  if (found.length > 0) return found;
  // After a street's number, the state's name may be its city's, as in New York.
  const city = /\d/.test(before[before.length - 1] ?? '') ? placesNamedIn(normalize(state.name)) : [];
  return city.length > 0 ? city : matching(groups, ({ code }) => code === state.code);
}

const startsWithName = (text: string, place: FoundPlace) =>
  spellingsOf(normalize(ownName(place))).some((name) => `${text} `.startsWith(`${name} `));

/** Where a place's name ends in a text; 0 if it isn't in it. */
const endIn = (text: string, place: FoundPlace): number =>
  Math.max(
    ...spellingsOf(normalize(ownName(place))).map((name) =>
      hasWords(text, name) ? ` ${text} `.lastIndexOf(` ${name} `) + name.length : 0,
    ),
  );

/**
 * Finds places and cities with a word that starts with the typed text, also if their state, country or ZIP code follows; if
 * there are none, what a pasted address names. Without text, returns all groups.
 */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): readonly FoundGroup[] {
  const query = queryOf(typed);
  if (!query) return groups;
  const states = statesIn(groups);
  const matches = (place: FoundPlace) =>
    searchTexts(place, states).some((text) => startsIn(query, text)) || hasCode(place, query);
  const found = matching([...groups, cityGroup(groups)], matches);
  return found.length > 0 ? found : placesInAddress(groups, typed);
}

/**
 * Index of the place Enter selects: an exact match, else the state with that code, else a city or port of that name, else a
 * state, else the first that starts with the text, else 0; -1 without text or places.
 */
export function bestMatch(places: readonly FoundPlace[], typed: string): number {
  const query = queryOf(typed);
  if (!query || places.length === 0) return -1;
  const names = places.map(({ name }) => normalize(name));
  const isNamed = (place: FoundPlace) => spellingsOf(normalize(ownName(place))).includes(query);
  const candidates = [
    names.indexOf(query),
    places.findIndex((place) => hasCode(place, query)),
    places.findIndex((place) => isNamed(place) && !isStateOption(place)),
    places.findIndex(isNamed),
    names.findIndex((name) => name.startsWith(query)),
  ];
  return candidates.find((index) => index >= 0) ?? 0;
}

/** Ignores case, accents, width and punctuation, so that “st louis” finds St. Louis. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[.’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const KIND = /^(?:the )?(?:port|state) of (?=.)/;
/** Ends an address: country, 'State', ZIP code with or without its last four digits, Nigerian postal code. */
const END = /^(.+) (?:usa?|united states(?: of america)?|nigeria|state|lga|\d{5}(?: \d{4})?|\d{6})$/;

/** The typed text without what says which kind of place it is, or follows the state in an address. */
function queryOf(typed: string): string {
  let query = normalize(typed).replace(KIND, '');
  while (END.test(query)) query = query.replace(END, '$1');
  return query;
}
