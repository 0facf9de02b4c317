import { company } from '../../../../content/company';
import type { CalendarEvent } from '../../../../lib/time/ics';
import { deadlineEvents } from '../../model/deadlineText';
import { etaEvent } from '../../model/etaEvent';
import { trackLink } from '../../model/trackLink';
import type { RowView } from './rowView';

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
      ...deadlineEvents(openDeadlines, { reference, name, company: company.name, url }),
    ];
  });
}
