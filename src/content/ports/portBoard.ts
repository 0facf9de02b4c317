import { plural } from '../../lib/text/format';

export const portNews = {
  fromDevice: 'This is the last status saved on this device.',
  outdated: 'This status may be out of date.',
  earlier: 'earlier',
  stale: (age: string) => `Updated ${age}.`,
  refreshFirst: 'Refresh before you send a truck.',
  updated: (age: string) => `Updated ${age}. Refreshes every 5 minutes.`,
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
} as const;

/** Texts around the list, and in its place while there is none. */
export const portBoard = {
  noMatch: 'No ports match these filters.',
  noReport: 'No port has reported.',
  showAll: 'Show all ports',
  call: 'Call',
  weAsk: 'and we’ll ask the terminal for you.',
  loading: 'Loading port status…',
  elsewhere: 'Elsewhere',
  failed: 'Port status didn’t load.',
  askByPhone: 'Ask us by phone:',
  us: '(USA),',
  nigeria: '(Nigeria).',
} as const;

export const portFilters = {
  byCoast: 'Coast',
  byName: 'Name',
  byStatus: 'Worst first',
  byReport: 'Newest first',
  label: 'Filter ports',
  fold: 'Search and sort',
  search: 'Search',
  searchHint: 'Place or code',
  country: 'Country',
  bothCountries: 'Both',
  counts: 'Ports by status',
  all: (count: number) => `All ${String(count)}`,
  sort: 'Sort by',
} as const;

export const portRow = {
  quoteTo: (port: string) => `Get a quote to ${port}`,
  quoteFrom: (port: string) => `Get a quote from ${port}`,
  waitShort: (wait: string) => `Wait ${wait}`,
  meaning: 'What it means',
  note: 'Note',
  noNote: 'None from the port.',
  wait: 'Wait',
  noWait: 'None reported.',
  waitAbout: (wait: string) => `About ${wait}.`,
  reported: 'Reported',
  noTime: 'Time not given.',
  goodToKnow: 'Good to know',
  next: 'Next',
  terminals: 'Terminals and what to bring',
} as const;

/** '9 open'. */
export const stateCount = (count: number, label: string): string => `${String(count)} ${label.toLowerCase()}`;

/** '1 restricted: Davisville'. */
export const stateOfOne = (label: string, port: string): string => `${stateCount(1, label)}: ${port}`;

/** '5 of 18 ports', '18 ports'. */
export const portCount = (shown: number, all: number): string =>
  shown === all ? plural(all, 'port') : `${shown} of ${plural(all, 'port')}`;
