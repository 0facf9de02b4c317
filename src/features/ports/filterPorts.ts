import { portCountries, portStates } from '../../content/ports/portStates';
import type { PortCountry, PortStateCode } from '../../content/ports/portStates';
import { parseIsoDate } from '../../lib/time/dates';
import type { PortState } from './joinPorts';

export const sortOrders = ['state', 'name', 'updated'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The filter in the URL's query, such as `?country=NG&state=open&q=tin`. An empty string means all. */
export interface PortFilter {
  readonly country: PortCountry | '';
  readonly state: PortStateCode | '';
  readonly q: string;
  readonly sort: SortOrder;
}

/** Ports with trouble come first, because they change a visitor's plans. */
export const allPorts: PortFilter = { country: '', state: '', q: '', sort: 'state' };
const QUERY_MAX = 60;

/** Parses the filter from the URL. Invalid values count as all. */
export function readFilter(params: URLSearchParams): PortFilter {
  const country = params.get('country')?.toUpperCase() ?? '';
  const state = params.get('state')?.toLowerCase() ?? '';
  return {
    country: Object.hasOwn(portCountries, country) ? (country as PortCountry) : '',
    state: Object.hasOwn(portStates, state) ? (state as PortStateCode) : '',
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

const byName = (one: PortState, other: PortState) => one.name.localeCompare(other.name, 'en');

/** Reports without a valid date sort last. */
const reportedAt = ({ updatedAt }: PortState) =>
  parseIsoDate(updatedAt)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const comparators: Record<SortOrder, (one: PortState, other: PortState) => number> = {
  name: byName,
  state: (one, other) => severity.indexOf(one.state) - severity.indexOf(other.state) || byName(one, other),
  updated: (one, other) => reportedAt(other) - reportedAt(one) || byName(one, other),
};

/** Ignores accents and case. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Filters and sorts the ports. Every search word must occur in the name, place or code. */
export function filterPorts(ports: readonly PortState[], filter: PortFilter): readonly PortState[] {
  const words = normalize(filter.q).split(/\s+/).filter(Boolean);
  return ports
    .filter(({ country }) => filter.country === '' || country === filter.country)
    .filter(({ state }) => filter.state === '' || state === filter.state)
    .filter(({ name, place, code }) => {
      const text = normalize(`${name} ${place} ${code}`);
      return words.every((word) => text.includes(word));
    })
    .sort(comparators[filter.sort]);
}
