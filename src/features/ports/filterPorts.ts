import { portCountries, portStates } from '../../content/ports/portStates';
import type { PortCountry, PortStateCode } from '../../content/ports/portStates';
import { parseIsoDate } from '../../lib/time/dates';
import type { PortState } from './joinPorts';

export const sortings = ['name', 'state', 'updated'] as const;
export type Sorting = (typeof sortings)[number];

/** What is shown of the list; an empty text means all. It stands in the address: `?country=NG&state=open&q=tin`. */
export interface PortFilter {
  readonly country: PortCountry | '';
  readonly state: PortStateCode | '';
  readonly q: string;
  readonly sort: Sorting;
}

export const allPorts: PortFilter = { country: '', state: '', q: '', sort: 'name' };
const QUERY_MAX = 60;

/** A filter from an address; whatever is not one of the choices counts as all. */
export function readFilter(params: URLSearchParams): PortFilter {
  const country = params.get('country')?.toUpperCase() ?? '';
  const state = params.get('state')?.toLowerCase() ?? '';
  return {
    country: Object.hasOwn(portCountries, country) ? (country as PortCountry) : '',
    state: Object.hasOwn(portStates, state) ? (state as PortStateCode) : '',
    // An emoji that is cut in half is nothing to search for.
    q: (params.get('q') ?? '').slice(0, QUERY_MAX).replace(/\p{Cs}/gu, ''),
    sort: sortings.find((sort) => sort === params.get('sort')) ?? 'name',
  };
}

/** The address's part for a filter: only what differs from all. */
export const writeFilter = (filter: PortFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).filter(([name, value]) => value !== allPorts[name as keyof PortFilter]),
  );

/** Worst first: who sorts by state looks for trouble. */
const worst: readonly PortStateCode[] = ['closed', 'restricted', 'congested', 'unknown', 'open'];

const byName = (one: PortState, other: PortState) => one.name.localeCompare(other.name, 'en');

/** What has no date that can be read is older than all. */
const reportedAt = ({ updatedAt }: PortState) =>
  parseIsoDate(updatedAt)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const orders: Record<Sorting, (one: PortState, other: PortState) => number> = {
  name: byName,
  state: (one, other) => worst.indexOf(one.state) - worst.indexOf(other.state) || byName(one, other),
  updated: (one, other) => reportedAt(other) - reportedAt(one) || byName(one, other),
};

/** Accents and case do not count. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ports that a filter lets through, sorted. Every word of the search must be found in name, place or code. */
export function filterPorts(ports: readonly PortState[], filter: PortFilter): readonly PortState[] {
  const words = plain(filter.q).split(/\s+/).filter(Boolean);
  return ports
    .filter(({ country }) => filter.country === '' || country === filter.country)
    .filter(({ state }) => filter.state === '' || state === filter.state)
    .filter(({ name, place, code }) => {
      const text = plain(`${name} ${place} ${code}`);
      return words.every((word) => text.includes(word));
    })
    .sort(orders[filter.sort]);
}
