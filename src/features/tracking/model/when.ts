import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../lib/time/dates';
import { plainText } from '../../../lib/text/text';
import { instantOf, wallTime } from '../../../lib/time/zonedTime';
import { foreignZone } from './eventZone';

/** A date from the backend, in ISO 8601, with or without a time. */
type When = string | null | undefined;

/** Exactly midnight, with which systems write a date without a time (github.com/goshippo/shippo-php-client/issues/29). */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:[.,]0+)?)?\s?(?:Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i;
/** Without a zone: local time where the event happens, as DCSA Track and Trace defines it. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?$/i;

/** A date without a time; undefined for anything else. */
const dateIn = (value: When): CalendarDate | undefined =>
  parseCalendarDate(value?.trim().replace(MIDNIGHT, '$1'));

/** The instant; a date without a time is its midnight in the zone. Undefined if it isn't a date. */
export function instantIn(value: When, zone: string): Date | undefined {
  const day = dateIn(value);
  if (day) return instantOf({ date: day, minutes: 0 }, zone);
  const instant = parseIsoDate(value);
  const [, local, hours, minutes] = LOCAL.exec(value?.trim() ?? '') ?? [];
  const date = parseCalendarDate(local);
  return instant && date ? instantOf({ date, minutes: Number(hours) * 60 + Number(minutes) }, zone) : instant;
}

/**
 * Formats a date in a zone, such as '12 Dec 2026, 9:00 AM WAT'. A date without a time isn't converted; text that isn't a
 * date is returned as is.
 * @param zone IANA name, of an event from `zoneOfEvent`
 */
export function formatWhen(value: When, zone: string): string | undefined {
  if (!value) return undefined;
  const day = dateIn(value);
  if (day) return formatCalendarDate(day);
  const instant = instantIn(value, zone);
  return instant ? formatDateTime(instant, zone) : plainText(value, 40) || undefined;
}

/** The calendar day in a zone. A date without a time isn't converted; undefined if it isn't a date. */
export function dayOf(value: When, zone: string): CalendarDate | undefined {
  const instant = instantIn(value, zone);
  return dateIn(value) ?? (instant && wallTime(instant, zone).date);
}

/**
 * Formats a day in a zone, such as '12 Dec 2026', or '12 Dec 2026 (WAT)' if the visitor's clock differs. A date without a
 * time is the same everywhere. Undefined if it isn't a date.
 */
export function formatDay(value: When, zone: string): string | undefined {
  const [day, instant] = [dayOf(value, zone), instantIn(value, zone)];
  if (!day || !instant) return undefined;
  const named = dateIn(value) ? undefined : foreignZone(zone, instant);
  return named ? `${formatCalendarDate(day)} (${named})` : formatCalendarDate(day);
}
