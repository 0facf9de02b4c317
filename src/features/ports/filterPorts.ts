import { portsByCode, ports as ourPorts } from '../../content/ports/ports';
import { isPortCountry, isPortState } from '../../content/ports/portStates';
import type { PortCountry, PortStateCode } from '../../content/ports/portStates';
import { plainLetters } from '../../lib/text/text';
import { parseIsoDate } from '../../lib/time/dates';
import type { PortState } from './joinPorts';

export const sortOrders = ['state', 'coast', 'name', 'updated'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A port as listed, without a status until one has loaded. */
export type ListedPort = Omit<PortState, 'state'> & { readonly state?: PortStateCode };

/** Our ports, for the list until their statuses have loaded. */
export const portsWithoutStatus: readonly ListedPort[] = ourPorts.map(({ code, name, place, country }) => ({
  ...{ code, name, place, country },
  note: '',
}));

/** The filter in the URL's query, such as `?country=NG&state=open&q=tin`. An empty string means all. */
export interface PortFilter {
  readonly country: PortCountry | '';
  readonly state: PortStateCode | '';
  readonly q: string;
  readonly sort: SortOrder;
}

/** What isn't open first, and the rest along the coasts, as all are until the statuses load. */
export const allPorts: PortFilter = { country: '', state: '', q: '', sort: 'state' };
const QUERY_MAX = 60;

/** Parses the filter from the URL. Invalid values count as all. */
export function readFilter(params: URLSearchParams): PortFilter {
  const country = params.get('country')?.toUpperCase() ?? '';
  const state = params.get('state')?.toLowerCase() ?? '';
  return {
    country: isPortCountry(country) ? country : '',
    state: isPortState(state) ? state : '',
    // Drop lone surrogates left by cutting an emoji in half.
    q: (params.get('q') ?? '').slice(0, QUERY_MAX).replace(/\p{Cs}/gu, ''),
    sort: sortOrders.find((sort) => sort === params.get('sort')) ?? allPorts.sort,
  };
}

/** The filter as URL parameters, without default values. */
export const writeFilter = (filter: PortFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).filter(([name, value]) => value !== allPorts[name as keyof PortFilter]),
  );

/** Worst first. */
const severity: readonly PortStateCode[] = ['closed', 'restricted', 'congested', 'unknown', 'open'];

/** Whether a port's status may change a visitor's plans. */
export const hasTrouble = ({ state }: ListedPort): boolean =>
  state !== undefined && severity.indexOf(state) < 3;

const byName = (one: ListedPort, other: ListedPort) => one.name.localeCompare(other.name, 'en');

/** Along the coasts, as in `content/ports`. Other ports sort last. */
const placeOnCoast = ({ code }: ListedPort) => {
  const known = portsByCode.get(code);
  return known ? ourPorts.indexOf(known) : Infinity;
};

/** Reports without a valid date sort last. */
const reportedAt = ({ updatedAt }: ListedPort) =>
  parseIsoDate(updatedAt)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const rank = ({ state = 'unknown' }: ListedPort) => severity.indexOf(state);

const byCoast = (one: ListedPort, other: ListedPort) =>
  placeOnCoast(one) - placeOnCoast(other) || byName(one, other);

const comparators: Record<SortOrder, (one: ListedPort, other: ListedPort) => number> = {
  state: (one, other) => rank(one) - rank(other) || byCoast(one, other),
  coast: byCoast,
  name: byName,
  updated: (one, other) => reportedAt(other) - reportedAt(one) || byName(one, other),
};

/**
 * Filters and sorts the ports. Every search word must occur in the name, place or code. A status that hasn't loaded may be
 * any.
 */
export function filterPorts<Port extends ListedPort>(
  ports: readonly Port[],
  filter: PortFilter,
): readonly Port[] {
  const words = plainLetters(filter.q).split(/\s/);
  return ports
    .filter(({ country }) => filter.country === '' || country === filter.country)
    .filter(({ state }) => filter.state === '' || !state || state === filter.state)
    .filter(({ name, place, code }) => {
      const text = plainLetters(`${name} ${place} ${code}`);
      return words.every((word) => text.includes(word));
    })
    .sort(comparators[filter.sort]);
}
