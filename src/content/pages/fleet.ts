import type { ApiErrorKind } from '../../lib/apiError';
import { plural, pluralWord } from '../../lib/text/format';
import { company } from '../company';
import type { OtherNumber } from './tracking';
import { otherNumbers } from './tracking';

/** Limits messages, in case a whole file was pasted by mistake. */
const SHOWN = 20;
const firstOf = (references: readonly string[]): string =>
  references.length > SHOWN
    ? `${references.slice(0, SHOWN).join(', ')} and ${String(references.length - SHOWN)} more`
    : references.join(', ');

const cars = (count: number) => plural(count, 'car');
const [usa] = company.phones;

export const fleetWords = {
  title: 'Your cars',
  intro: 'Add each car once. See all of them here, with or without a connection.',
  offline: 'You’re offline. These are the last results, with the time of each.',
  isSaved: 'The board is saved on this device only.',
  notSaved: 'This browser doesn’t let us save the board. It’s here only while the page is open.',

  addTitle: 'Add cars',
  listLabel: 'References',
  listHint:
    'One car per line: its reference, then a note or e-mail address if you like. You can paste a whole list, or cells of a spreadsheet.',
  listMissing: 'Enter at least one reference.',
  aList: 'the list',
  aFile: 'the file',
  emailLabel: 'E-mail address used for the requests',
  emailHint: 'Used for any car you list without one.',
  add: 'Add to my board',
  addFile: 'Add from a file',
  fileHint: 'A CSV file with a Reference column, or one you saved here.',
  fileUnread: 'We can’t read that file. Save it as CSV, or copy its cells and paste them.',
  keepEmails: 'Remember e-mail addresses on this device',
  added: (count: number) => `${cars(count)} added.`,
  known: (references: readonly string[]) => `Already on your board: ${firstOf(references)}.`,
  repeated: (references: readonly string[]) => `More than once in your list: ${firstOf(references)}.`,
  left: (references: readonly string[], most: number) =>
    `The board holds up to ${String(most)} cars. Not added: ${firstOf(references)}.`,
  unread: (text: string) => `No reference found in “${text}”.`,
  unreadOther: (text: string, kind: OtherNumber) =>
    `“${text}” looks like a ${otherNumbers[kind]}, which won’t work here.`,
  moreUnread: (count: number) => `And ${plural(count, 'more line')} without a reference number.`,

  offerTitle: 'From this device',
  offer: (count: number) =>
    `${cars(count)} you requested or tracked here ${pluralWord(count, 'isn’t', 'aren’t')} on your board.`,
  offerEmail: (email: string) => `We’ll use ${email}.`,
  offerAdd: (count: number) => pluralWord(count, 'Add it', `Add all ${String(count)}`),

  needEmail: (count: number) =>
    pluralWord(
      count,
      'One car needs the e-mail address from its request.',
      `${String(count)} cars need the e-mail address from their requests.`,
    ),
  wrongEmail: (count: number) =>
    `${cars(count)} weren’t found. Check the e-mail address from their requests.`,
  useEmail: (count: number) => pluralWord(count, 'Use it', `Use it for all ${String(count)}`),

  search: 'Search',
  searchHint: 'Car, reference or port',
  statusFilter: 'Status',
  anyStatus: 'Any status',
  notFound: 'Not found',
  lookupFailed: 'Lookup failed',
  notLookedUp: 'Not looked up yet',
  count: (shown: number, all: number) => (shown === all ? cars(all) : `${String(shown)} of ${cars(all)}`),
  noneFits: 'No cars match.',
  showAll: 'Show all cars',

  refreshAll: 'Refresh all',
  stop: 'Stop',
  progress: (done: number, total: number) => `${String(done)} of ${String(total)} checked.`,
  wait: (time: string) => `The server asked us to wait ${time}. Then we’ll continue.`,
  upToDate: 'Everything is up to date.',
  upToDateExcept: (missing: number) => `Up to date, except ${cars(missing)} without an e-mail address.`,
  nothingToRefresh: 'Nothing to refresh without an e-mail address.',
  checked: (count: number) => `${cars(count)} checked.`,
  ended: {
    stopped: 'Stopped.',
    offline: 'You’re offline. Refresh when the connection is back.',
    busy: 'The server is busy. Try again in a few minutes.',
  },
  missed: (notFound: number, failed: number) =>
    [
      ...(notFound > 0 ? [`${String(notFound)} ${pluralWord(notFound, 'wasn’t', 'weren’t')} found.`] : []),
      ...(failed > 0 ? [`${String(failed)} couldn’t be looked up.`] : []),
    ].join(' '),
  print: 'Print',
  printed: (time: string) => `Printed ${time}`,
  calendar: 'Add dates to calendar',
  saveFile: 'Save as CSV file',
  /** Headings of the file, besides the table's. */
  file: { reference: 'Reference', email: 'E-mail address', due: 'Due' },
  clear: 'Remove all',
  removed: (names: readonly string[]) =>
    `${pluralWord(names.length, names.join(), cars(names.length))} removed.`,
  undo: 'Undo',
  restored: 'Back on your board.',

  caption: 'Your cars: status, arrival, next deadline and port',
  columns: {
    car: 'Car',
    status: 'Status',
    arrival: 'Arrival',
    deadline: 'Next deadline',
    port: 'Port',
    checked: 'Checked',
  },
  actions: 'Actions',
  none: 'None',
  never: 'Not yet',
  portUnknown: 'No report yet',
  asking: 'Looking it up…',
  queued: 'Waiting its turn…',

  refresh: 'Refresh',
  more: 'Edit or share',
  noteLabel: 'Car or note',
  emailOfRow: 'E-mail address from the request',
  picture: 'Picture',
  noPicture: 'No picture',
  chooseColor: 'Choose a color',
  save: 'Save',
  saved: 'Saved.',
  detailsOf: (car: string) => `Edit or share ${car}`,
  copyLink: 'Copy the link',
  linkNote: 'The link asks for the e-mail address. It isn’t in the link.',
  remove: 'Remove',
  emailMissing: 'Enter the e-mail address from the request to look it up.',
} as const;

/** Why a row couldn't be updated, and what to do. */
export const rowFailures: Readonly<Partial<Record<ApiErrorKind, string>>> & { readonly other: string } = {
  'not-found': 'No match. Check the reference number and e-mail address.',
  validation: 'Not accepted. Check the reference number and e-mail address.',
  'rate-limited': 'Too many lookups. Refresh it again in a minute.',
  offline: 'You’re offline. Refresh it when you’re back.',
  unreachable: 'No connection to our server. Refresh it to try again.',
  'not-reached': 'No connection to our server. Refresh it to try again.',
  timeout: 'Our server didn’t answer in time. Refresh it to try again.',
  server: 'Our server has a problem. Refresh it in a few minutes.',
  malformed: 'We couldn’t read the reply. Refresh it in a few minutes.',
  other: `We couldn’t look it up. Call ${usa.label} with the reference number.`,
};
