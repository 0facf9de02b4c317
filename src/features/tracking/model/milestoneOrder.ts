import type { Milestone, QuoteStatus } from '../../../api/schemas/quote';
import { comparePlaces, findPort } from '../../../content/ports/findPort';
import type { Port } from '../../../content/ports/portTypes';
import { plainText } from '../../../lib/text/text';
import { parseIsoDate } from '../../../lib/time/dates';

/**
 * Where a milestone's location is on the route. `unclear` names a place that can't be compared with the port of discharge,
 * `unsaid` none at all.
 */
type RoutePlace = 'origin' | 'other' | 'destination' | 'unclear' | 'unsaid';

/** A milestone with its place on the route and its time. */
export interface PlacedMilestone {
  readonly milestone: Milestone;
  readonly code: string;
  readonly isActual: boolean;
  /** The actual date, else the expected one, in ISO 8601 as sent. */
  readonly when: string | undefined;
  /** In milliseconds since the epoch. A date that can't be read counts as that of the milestone before it. */
  readonly time: number;
  readonly place: RoutePlace;
  readonly port: Port | undefined;
}

const TEXT_MAX = 80;

type Shipment = NonNullable<QuoteStatus['shipment']>;

/** Of all events there, because comparing places takes longer than anything else here. */
interface Location {
  readonly place: RoutePlace;
  readonly port: Port | undefined;
  /** The same for every spelling of a port. */
  readonly placeId: string;
}

function placeOf(location: string, { origin_port, destination_port }: Shipment): RoutePlace {
  const toDestination = comparePlaces(location, destination_port);
  if (toDestination === 'same') return 'destination';
  if (comparePlaces(location, origin_port) === 'same') return 'origin';
  if (toDestination === 'different') return 'other';
  // 'Terminal B' and 'Nigeria' name no place, and aren't even the same as themselves.
  return comparePlaces(location, location) === 'same' ? 'unclear' : 'unsaid';
}

function locationsOf(shipment: Shipment): (milestone: Milestone) => Location {
  const known = new Map<string, Location>();
  return ({ location }) => {
    const text = plainText(location, TEXT_MAX);
    const seen = known.get(text);
    if (seen) return seen;
    const port = findPort(text);
    const found = { place: placeOf(text, shipment), port, placeId: port?.code ?? text.toLowerCase() };
    known.set(text, found);
    return found;
  };
}

const placeRanks: Readonly<Record<RoutePlace, number>> = {
  origin: 0,
  other: 1,
  unclear: 1,
  unsaid: 1,
  destination: 2,
};

/** The order of events in one port, for those reported with the same time. */
const codeRanks: Readonly<Record<string, number>> = { ARRI: 0, DISC: 1, GTOT: 3, LOAD: 4, DEPA: 5 };
const OTHER_RANK = 2;

interface Sortable extends PlacedMilestone, Location {
  readonly index: number;
  /** Whether its own date can be read. */
  readonly isDated: boolean;
}

/** Milestones that put the car at sea. */
export const seaCodes: ReadonlySet<string> = new Set(['LOAD', 'DEPA']);

/** DCSA's classifier in upper case: PLN, EST or ACT. It isn't in the contract, but backends send it along. */
export const classifierOf = (milestone: Milestone): string =>
  String((milestone as Record<string, unknown>).classifier).toUpperCase();

const isSameText = (one: string, other: string) => one === other || one === '' || other === '';

const labelOf = ({ milestone }: Sortable) => plainText(milestone.label, TEXT_MAX).toLowerCase();

/** Whether an event is reported twice. The repeat often has a place that the first report lacks. */
const isRepeat = (one: Sortable, other: Sortable) =>
  one.code === other.code &&
  one.time === other.time &&
  one.isDated &&
  other.isDated &&
  isSameText(one.placeId, other.placeId) &&
  isSameText(labelOf(one), labelOf(other));

/** One of each event that is reported several times (github.com/AfterShip/aftership-sdk-ios/issues/4). */
const withoutRepeats = (all: readonly Sortable[]): readonly Sortable[] =>
  all.filter(
    (one) =>
      !all.some(
        (other) =>
          isRepeat(one, other) &&
          // The one with a place, else the first.
          (one.placeId === other.placeId ? other.index < one.index : one.placeId === ''),
      ),
  );

/**
 * Whether an expected event has been replaced, as carriers leave plans and estimates next to what happened: a plan by an
 * estimate, and either by the actual event, unless the car has gone on since and the same is expected again.
 */
function replacedBy(actual: readonly Sortable[], expected: readonly Sortable[]) {
  const timeOf = (all: readonly Sortable[]) => Math.max(...all.map(({ time }) => time));
  const [last, lastSea] = [timeOf(actual), timeOf(actual.filter(({ code }) => seaCodes.has(code)))];
  return (one: Sortable): boolean => {
    const isSame = (other: Sortable) => other.code === one.code && other.placeId === one.placeId;
    const hasHappened = (other: Sortable) =>
      one.placeId === ''
        ? other.code === one.code &&
          (other.time >= one.time || (other.place === 'destination' && lastSea <= other.time))
        : isSame(other) && (one.time <= last || lastSea <= other.time);
    const isEstimate = (other: Sortable) => isSame(other) && classifierOf(other.milestone) === 'EST';
    return (
      actual.some(hasHappened) ||
      (one.placeId !== '' && classifierOf(one.milestone) === 'PLN' && expected.some(isEstimate))
    );
  };
}

/** Of the same time: along the route, then as a ship calls at a port, then as sent. */
function sortKey(one: Sortable, firstIndexes: ReadonlyMap<string, number>): readonly number[] {
  const { time, place, placeId, code, index } = one;
  if (place === 'unsaid') return [time, placeRanks[place], index];
  return [time, placeRanks[place], firstIndexes.get(placeId) ?? index, codeRanks[code] ?? OTHER_RANK, index];
}

function byTime(all: readonly Sortable[]): readonly PlacedMilestone[] {
  const firstIndexes = new Map([...all].reverse().map(({ placeId, index }) => [placeId, index]));
  return all
    .map((one) => ({ one, key: sortKey(one, firstIndexes) }))
    .sort((first, second) => {
      const at = first.key.findIndex((value, index) => value !== second.key[index]);
      return at < 0 ? 0 : (first.key[at] ?? 0) < (second.key[at] ?? 0) ? -1 : 1;
    })
    .map(({ one }) => one);
}

/** Whether a list of times runs backward, as backends that send the latest milestone first do. */
function isLatestFirst(times: readonly (number | undefined)[]): boolean {
  const known = times.filter((time) => time !== undefined);
  const steps = known.slice(1).map((time, index) => Math.sign(time - (known[index] ?? time)));
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}

/**
 * A shipment's milestones, each with its place on the route: actual ones in the order in which they happened, then the
 * expected ones in theirs, however the backend sorted them. Repeats and expectations that have come true are left out.
 */
export function orderMilestones({ shipment }: QuoteStatus): readonly PlacedMilestone[] {
  if (!shipment) return [];
  const locationOf = locationsOf(shipment);
  const placed = (isActual: boolean) => {
    const dated = (shipment.milestones ?? [])
      .filter(({ occurred_at }) => Boolean(occurred_at) === isActual)
      .map((milestone) => {
        const when = (isActual ? milestone.occurred_at : milestone.expected_at) ?? undefined;
        return { milestone, when, time: parseIsoDate(when)?.getTime() };
      });
    if (isLatestFirst(dated.map(({ time }) => time))) dated.reverse();
    let latest = isActual ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const sortable = dated.map(({ milestone, when, time }, index): Sortable => {
      if (isActual) latest = time ?? latest;
      return {
        ...locationOf(milestone),
        milestone,
        code: milestone.code,
        isActual,
        when,
        time: time ?? latest,
        isDated: time !== undefined,
        index,
      };
    });
    return withoutRepeats(sortable);
  };
  const [actual, expected] = [placed(true), placed(false)];
  const isReplaced = replacedBy(actual, expected);
  return [...byTime(actual), ...byTime(expected.filter((one) => !isReplaced(one)))];
}
