import type { Milestone, Shipment } from '../../../api/schemas/quote';
import { stageCodes } from '../../../content/journey/codes';
import { zoneOfPlace } from '../../../content/ports/portZones';
import { plainText } from '../../../lib/text/text';
import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { formatDateTime, parseIsoDate, zoneAbbreviation } from '../../../lib/time/dates';
import { instantOf, ownTimeZone, wallTime } from '../../../lib/time/zonedTime';

const PLACE_MAX = 80;

type Ports = Pick<Shipment, 'origin_port' | 'destination_port'> | null | undefined;

const zoneOf = (place: unknown) => zoneOfPlace(plainText(place, PLACE_MAX));

/** IANA name of the time zone at the port of loading; Eastern time if the port is unknown. */
export const loadingZone = (ports: Ports): string => zoneOf(ports?.origin_port) ?? 'America/New_York';

/** IANA name of the time zone at the port of discharge; Lagos time if the port is unknown. */
export const dischargeZone = (ports: Ports): string => zoneOf(ports?.destination_port) ?? 'Africa/Lagos';

/** Whether a milestone's code belongs to the arrival or a stage after it. A hold can occur at any. */
export const isAfterArrival = (code: string): boolean =>
  [stageCodes.clear, stageCodes.deliver].some(({ milestones }) => milestones.includes(code));

/**
 * IANA name of the time zone in which an event's day and time are shown everywhere: of the port where it happens, or else
 * of the port of discharge from the arrival on, and of the port of loading before.
 */
export function zoneOfEvent(ports: Ports, { code, location }: Pick<Milestone, 'code' | 'location'>): string {
  const portZone = isAfterArrival(code) ? dischargeZone : loadingZone;
  return zoneOf(location) ?? portZone(ports);
}

/**
 * The zone's abbreviation, such as 'WAT', if its clocks differ from the visitor's; otherwise undefined, because it needn't
 * be named.
 */
export function foreignZone(zone: string, instant: Date): string | undefined {
  const [there, here] = [wallTime(instant, zone), wallTime(instant, ownTimeZone())];
  const isSame = there.date === here.date && there.minutes === here.minutes;
  return isSame ? undefined : zoneAbbreviation(instant, zone);
}

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
