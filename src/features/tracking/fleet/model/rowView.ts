import type { QuoteStatus } from '../../../../api/schemas/quote';
import { fleetWords } from '../../../../content/pages/fleet';
import type { StateTone } from '../../../../content/ports/portStates';
import { plainLetters } from '../../../../lib/text/text';
import type { CalendarDate } from '../../../../lib/time/calendarDate';
import { arrivalDay, arrivalOf } from '../../model/arrival';
import { deadlinesOf, shippingMethodOf } from '../../model/deadlines';
import type { Deadline } from '../../model/deadlines';
import type { DoneDeadline } from '../../model/doneDeadlines';
import { dischargeZone } from '../../model/when';
import { seaCodes } from '../../model/milestoneOrder';
import { portCodes, readMilestones } from '../../model/milestoneReading';
import { statusIndex, statusWords } from '../../model/statusWords';
import { checkedAt, isUnmatched, nameOf } from './fleetRow';
import type { FleetRow } from './fleetRow';

/** A port's summary. Passed in by the page, because features don't import each other. */
export interface PortSummary {
  readonly name: string;
  /** The port's status label and tone, if known. */
  readonly label?: string | undefined;
  readonly tone?: StateTone | undefined;
}
export type PortOf = (code: string) => PortSummary | undefined;

/** A row with everything the board displays. */
export interface RowView {
  readonly row: FleetRow;
  /** The note, or the reference without one. */
  readonly name: string;
  readonly status?: { readonly label: string; readonly tone: StateTone; readonly step: number } | undefined;
  readonly arrival?: { readonly text: string; readonly day?: CalendarDate | undefined } | undefined;
  /** IANA name of the time zone of its dates: that of the port of discharge. */
  readonly zone?: string | undefined;
  /** The most urgent ones, and those checked off. */
  readonly deadlines: readonly Deadline[];
  /** All that aren't checked off, the most urgent first. */
  readonly openDeadlines: readonly Deadline[];
  readonly port?: PortSummary | undefined;
}

/** The next relevant port: the port of loading until departure, then the port of discharge. */
function portCode(found: QuoteStatus): string | undefined {
  const { status, departure, hasArrived } = readMilestones(found);
  const hasSailed =
    statusIndex(status) >= statusIndex('in_transit') || departure?.isActual === true || hasArrived;
  const { origin_port, destination_port } = found.shipment ?? {};
  return (hasSailed ? destination_port : origin_port || destination_port)?.trim() || undefined;
}

/**
 * @param now milliseconds since the epoch
 * @param done the deadlines checked off
 */
export function viewOf(
  row: FleetRow,
  portOf: PortOf,
  now: number,
  done: readonly DoneDeadline[] = [],
): RowView {
  const name = nameOf(row);
  const found = row.answer?.found;
  if (!found) return { row, name, deadlines: [], openDeadlines: [] };
  const { status } = readMilestones(found);
  const { label, tone } = statusWords(status);
  const code = portCode(found);
  const deadlines = deadlinesOf(found, now, done);
  return {
    row,
    name,
    status: { label, tone, step: statusIndex(status) },
    // A canceled car's earlier estimate is neither shown nor sorted by.
    arrival: {
      text: arrivalOf(found, now).title,
      day: status === 'cancelled' ? undefined : arrivalDay(found).day,
    },
    zone: found.shipment ? dischargeZone(found.shipment) : undefined,
    deadlines: shownInRow(deadlines),
    openDeadlines: deadlines.filter(({ isDone }) => !isDone),
    port: code ? (portOf(code) ?? { name: code }) : undefined,
  };
}

/**
 * Makes views, each of which stays the same object until its row changes: a refresh of 100 cars renders one row per answer.
 * @param now as of which deadlines are urgent, in milliseconds since the epoch
 */
export function rowViewer(portOf: PortOf, now: number, done: readonly DoneDeadline[]) {
  const views = new WeakMap<FleetRow, RowView>();
  return (row: FleetRow): RowView => {
    const known = views.get(row);
    if (known) return known;
    // A clock that was set back doesn't make an answer older.
    const view = viewOf(row, portOf, Math.max(now, row.answer?.at ?? 0), done);
    views.set(row, view);
    return view;
  };
}

export type SortKey = keyof typeof fleetWords.columns;
export interface Sorting {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

/** Rows without data sort last in either direction. */
const LAST = '\uFFFF';
/** Ignores case and accents, and puts “Car 2” before “Car 10”. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const keyOf: Readonly<Record<SortKey, (view: RowView) => string>> = {
  car: ({ name }) => name,
  // In shipping order, then the others, such as canceled ones.
  status: ({ status }) =>
    status ? `${status.step < 0 ? 'other' : String(status.step)} ${status.label}` : LAST,
  arrival: ({ arrival }) => arrival?.day ?? LAST,
  deadline: ({ openDeadlines }) => openDeadlines[0]?.urgency ?? LAST,
  port: ({ port }) => (port ? `${port.name} ${port.label ?? ''}` : LAST),
  checked: ({ row }) => checkedAt(row)?.toString() ?? LAST,
};

export function sortViews(views: readonly RowView[], { by, isDescending }: Sorting): readonly RowView[] {
  const key = keyOf[by];
  return [...views].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first !== second && (first === LAST || second === LAST)) return first === LAST ? 1 : -1;
    const order = collator.compare(first, second);
    return (isDescending ? -order : order) || one.row.addedAt - other.row.addedAt;
  });
}

/** The row's labels in the status filter: its last status, and why it couldn't be updated. */
export function statusesOfRow({ row: { failure }, status }: RowView): readonly string[] {
  const failed = isUnmatched(failure) ? fleetWords.notFound : fleetWords.lookupFailed;
  const labels = [...(status ? [status.label] : []), ...(failure ? [failed] : [])];
  return labels.length > 0 ? labels : [fleetWords.notLookedUp];
}

/** The board's statuses, in shipping order. */
export const statusesOf = (views: readonly RowView[]): readonly string[] => [
  ...new Set(sortViews(views, { by: 'status', isDescending: false }).flatMap(statusesOfRow)),
];

export interface FleetFilter {
  readonly text: string;
  /** One of {@link statusesOf}; empty for any. */
  readonly status: string;
}

export function filterViews(views: readonly RowView[], { text, status }: FleetFilter): readonly RowView[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  return views.filter((view) => {
    const { row, arrival, port } = view;
    const statuses = statusesOfRow(view);
    const texts = [row.note, row.reference, ...statuses, arrival?.text, port?.name, port?.label];
    const all = plainLetters(texts.join(' '));
    return (!status || statuses.includes(status)) && words.every((word) => all.includes(word));
  });
}

/** Milestones needed for the status, arrival, deadline and port columns. */
const READ_CODES = new Set([...portCodes, ...seaCodes]);

/** Reduces a result to what the row displays. Nothing else is stored. */
export function pickDisplayed({ reference, status, shipment }: QuoteStatus): QuoteStatus {
  if (!shipment) return { reference, status };
  const { origin_port, destination_port, eta, milestones } = shipment;
  return {
    reference,
    status,
    shipment: {
      origin_port,
      destination_port,
      eta,
      // Only whether there is one, because free days depend on it.
      container: shippingMethodOf(shipment) === 'container' ? 'yes' : undefined,
      milestones: milestones
        ?.filter(({ code }) => READ_CODES.has(code))
        .map(({ code, location, occurred_at, expected_at }) => ({
          code,
          location,
          occurred_at: occurred_at ?? null,
          expected_at,
        })),
      hasMoreMilestones: false,
    },
  };
}

/** How many open deadlines a row shows. */
const SHOWN = 2;

/**
 * The deadlines that a row shows: of the open ones the most urgent, with only the last hard one that has passed, and those
 * checked off, so that this can be undone. Checking one off doesn't change the order.
 */
function shownInRow(all: readonly Deadline[]): readonly Deadline[] {
  const isMissed = ({ isDone, isSoft, timing }: Deadline) => !isDone && !isSoft && timing === 'passed';
  const lastMissed = all.filter(isMissed).at(-1);
  const candidates = all.filter((one) => !one.isDone && (!isMissed(one) || one === lastMissed));
  const open = candidates.slice(0, SHOWN);
  return all.filter((one) => one.isDone || open.includes(one));
}
