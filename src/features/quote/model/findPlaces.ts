import { citiesOf } from '../../../content/ports/placesCities';
import { placeGroups } from '../../../content/quote/quoteStart';
import { isState } from './cityOf';
import type { PlaceGroup } from './routeChoices';

/** A port or a state, or a city, which stands for its state. */
export interface FoundPlace {
  readonly code: string;
  readonly name: string;
  readonly city?: string;
}

interface FoundGroup {
  readonly label: string;
  readonly places: readonly FoundPlace[];
}

/** One key for each entry of a list: a state and its cities have the same code. */
export const placeKey = ({ code, city }: FoundPlace): string => (city ? `${code}/${city}` : code);

/** What the groups hold, in the order of the list. */
export const placesIn = (groups: readonly FoundGroup[]): FoundPlace[] =>
  groups.flatMap(({ places }) => places);

/** Groups of places with a word that begins with what was typed, with the cities of their states; all of them for nothing. */
export function findPlaces(groups: readonly PlaceGroup[], typed: string): readonly FoundGroup[] {
  const query = plain(typed);
  if (!query) return groups;
  const matches = ({ code, name }: FoundPlace) =>
    ` ${plain(name)}`.includes(` ${query}`) || (isState(code) && plain(code).endsWith(` ${query}`));
  const cities = placesIn(groups).flatMap(({ code, name }) =>
    citiesOf(code)
      .map((city) => ({ code, city, name: `${city}, ${name}` }))
      .filter((place) => matches({ code: '', name: place.city })),
  );
  return [
    ...groups.map(({ label, places }) => ({ label, places: places.filter(matches) })),
    { label: placeGroups.cities, places: cities },
  ].filter(({ places }) => places.length > 0);
}

/** Where Enter goes: the place of just this name, else one that begins so, else the first; -1 for nothing typed. */
export function bestMatch(places: readonly FoundPlace[], typed: string): number {
  const query = plain(typed);
  if (!query) return -1;
  const names = places.map(({ name }) => plain(name));
  const same = names.indexOf(query);
  return same >= 0
    ? same
    : Math.max(
        0,
        names.findIndex((name) => name.startsWith(query)),
      );
}

/** Without case, accents and marks: “st louis” finds St. Louis. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[.’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
