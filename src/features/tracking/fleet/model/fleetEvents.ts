import { company } from '../../../../content/company';
import { deadlineWords, fleetWords } from '../../../../content/pages/fleet';
import type { CalendarEvent } from '../../../../lib/time/ics';
import { etaEvent } from '../../model/etaEvent';
import { trackLink } from '../../model/trackLink';
import type { RowView } from './rowView';

/**
 * Calendar events for each car's expected arrival and next deadline, as all-day events.
 * @param origin the site's origin, for links
 */
export function fleetEvents(views: readonly RowView[], origin: string): readonly CalendarEvent[] {
  return views.flatMap(({ row, name, deadlines }) => {
    const { reference, note, answer } = row;
    const url = `${origin}${trackLink(reference)}`;
    const arrival = answer && etaEvent(answer.found, url);
    return [
      ...(arrival ? [{ ...arrival, title: note ? `${note}: ${arrival.title}` : arrival.title }] : []),
      ...deadlines
        .filter(({ isOverdue }) => !isOverdue)
        .map(({ kind, day }) => ({
          uid: `deadline-${reference}-${kind}@harmattan`,
          title: `${name}: ${deadlineWords[kind].what}`,
          description: `${deadlineWords[kind].why}\n${fleetWords.calendarNote} ${company.name}`,
          url,
          day,
        })),
    ];
  });
}
