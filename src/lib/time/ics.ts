import { addDays } from './calendarDate';
import type { CalendarDate } from './calendarDate';
import { MINUTE_MS } from './timeUnits';

/** An all-day event. */
export interface CalendarEvent {
  /** Globally unique and stable, so that calendars replace an existing entry by a newer file's. */
  uid: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  day: CalendarDate;
}

/** The creator, as the file names it. */
const PRODUCT_ID = '-//Harmattan//Site//EN';
const MAX_OCTETS = 75;
const CRLF = '\r\n';

/** RFC 5545, 3.3.11: escapes backslashes, semicolons, commas and line breaks, and removes other control characters. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex -- they are what is left out
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

const utcStamp = (instant: Date): string => instant.toISOString().replace(/\.\d{3}|[-:]/g, '');

const dayStamp = (date: CalendarDate): string => date.replaceAll('-', '');

/** RFC 5545, 3.1: folds lines after 75 octets, without splitting multi-octet characters. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * An event's properties. Calendars replace one with the same UID only if its SEQUENCE is higher
 * (github.com/FossifyOrg/Calendar/issues/1176). Outlook shows whole days as busy unless they're transparent
 * (github.com/adamgibbons/ics/pull/120). Google ignores URL, so the description ends in it
 * (github.com/derekantrican/GAS-ICS-Sync/issues/290).
 */
function eventLines(event: CalendarEvent, madeAt: Date): string[] {
  const url = event.url && new URL(event.url).href;
  const texts = [
    ['SUMMARY', event.title],
    ['DESCRIPTION', [event.description, url].filter(Boolean).join('\n')],
    ['LOCATION', event.location],
  ] as const;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcStamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${dayStamp(event.day)}`,
    `DTEND;VALUE=DATE:${dayStamp(addDays(event.day, 1))}`,
    `LAST-MODIFIED:${utcStamp(madeAt)}`,
    `SEQUENCE:${String(Math.floor(madeAt.getTime() / MINUTE_MS))}`,
    'TRANSP:TRANSPARENT',
    ...texts.flatMap(([name, text]) => (text ? [`${name}:${escapeText(text)}`] : [])),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/**
 * Formats a calendar file (RFC 5545), of type text/calendar in UTF-8. None of its dates takes up time: they're deadlines and
 * arrivals.
 * @param madeAt the current time
 * @throws RangeError for an invalid Date, TypeError for an invalid `url`
 */
export function calendarFile(madeAt: Date, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT_ID}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}
