import { areasOf } from '../../../content/ports/placesAreas';
import { citiesOf } from '../../../content/ports/placesCities';
import { routeFields } from '../../../content/quote/quoteFields';
import { placeGroups } from '../../../content/quote/quoteStart';
import { isState } from './cityOf';
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

/** All places of the groups, in order. */
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

/** Finds places and cities with a word that starts with the typed text. Without text, returns all groups. */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): readonly FoundGroup[] {
  const query = normalize(typed);
  if (!query) return groups;
  const matches = ({ code, name }: FoundPlace) =>
    ` ${normalize(name)}`.includes(` ${query}`) || (isState(code) && normalize(code).endsWith(` ${query}`));
  const cities = citiesIn(groups).filter(({ city = '' }) => matches({ code: '', name: city }));
  return [
    ...groups.map(({ label, places }) => ({ label, places: places.filter(matches) })),
    { label: placeGroups.cities, places: cities },
  ].filter(({ places }) => places.length > 0);
}

/** Index of the place Enter selects: an exact match, else the first that starts with the text, else 0; -1 without text. */
export function bestMatch(places: readonly FoundPlace[], typed: string): number {
  const query = normalize(typed);
  if (!query) return -1;
  const names = places.map(({ name }) => normalize(name));
  const exact = names.indexOf(query);
  return exact >= 0
    ? exact
    : Math.max(
        0,
        names.findIndex((name) => name.startsWith(query)),
      );
}

/** Ignores case, accents and punctuation, so that “st louis” finds St. Louis. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[.’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
