import { company } from '../../content/company';
import { calendarFile } from '../../lib/ics';
import type { CalendarEvent } from '../../lib/ics';

const KEPT_MS = 1_000;

/** Hands a calendar file to the browser, which opens it in the device's own calendar. */
export function saveCalendarFile(name: string, event: CalendarEvent): void {
  const text = calendarFile(`-//${company.name}//Site//EN`, new Date(), [event]);
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin the download only after this turn.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}
