import { fleetWords as words } from '../../../../content/pages/fleet';
import { BYTE_ORDER_MARK, formatCsv, withoutFormulas } from '../../../../lib/text/csv';
import { plainText } from '../../../../lib/text/text';
import { ownTimeZone, wallTime } from '../../../../lib/time/zonedTime';
import type { CalendarEvent } from '../../../../lib/time/ics';
import { deadlineText, deadlineEvents } from '../../model/deadlineText';
import { etaEvent } from '../../model/arrival';
import { trackLink } from '../../model/trackLink';
import { checkedAt } from './fleetRow';
import { statusesOfRow } from './rowView';
import type { RowView } from './rowView';

const CELL_MAX = 200;

/** A time that spreadsheets sort and read as one, such as '2026-11-26 04:05', by the visitor's clock. */
function timestamp(at: number): string {
  const { date, minutes } = wallTime(new Date(at), ownTimeZone());
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The board as a CSV file for spreadsheets, which `parseList` reads again. Dates are in ISO 8601.
 * @param withEmails only if the visitor keeps the addresses on the device: a file is passed on more easily
 */
export function fleetCsv(views: readonly RowView[], withEmails: boolean): string {
  const { columns, file } = words;
  const headings = [
    file.reference,
    words.noteLabel,
    file.email,
    columns.status,
    columns.arrival,
    columns.deadline,
    file.due,
    columns.port,
    columns.checked,
    words.picture,
  ];
  const rows = views.map((view) => {
    const { row, arrival, port } = view;
    const [deadline] = view.openDeadlines;
    const checked = checkedAt(row);
    return [
      row.reference,
      row.note,
      withEmails ? row.email : '',
      statusesOfRow(view).join('; '),
      arrival?.day ?? '',
      deadline ? deadlineText(deadline).what : '',
      deadline?.day ?? '',
      [port?.name, port?.label].filter(Boolean).join(', '),
      checked === undefined ? '' : timestamp(checked),
      row.picture ?? '',
    ].map((cell) => withoutFormulas(plainText(cell, CELL_MAX)));
  });
  return BYTE_ORDER_MARK + formatCsv([headings, ...rows]);
}

/**
 * Calendar events for each car's expected arrival and all its deadlines ahead, as all-day events.
 * @param origin the site's origin, for links
 */
export function fleetEvents(views: readonly RowView[], origin: string): readonly CalendarEvent[] {
  return views.flatMap(({ row, name, openDeadlines }) => {
    const { reference, note, answer } = row;
    const url = `${origin}${trackLink(reference)}`;
    const arrival = answer && etaEvent(answer.found, url);
    return [
      ...(arrival ? [{ ...arrival, title: note ? `${note}: ${arrival.title}` : arrival.title }] : []),
      ...deadlineEvents(openDeadlines, { reference, name, url }),
    ];
  });
}
