import type { Shipment } from '../../../api/schemas/quote';
import { stageCodes } from '../../../content/journey/codes';
import { zoneOfPlace } from '../../../content/ports/portZones';
import { plainText } from '../../../lib/text/text';
import { zoneAbbreviation } from '../../../lib/time/dates';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';

const PLACE_MAX = 80;

type Ports = Pick<Shipment, 'origin_port' | 'destination_port'>;

interface ShipmentEvent {
  readonly code: string;
  readonly location?: string | null | undefined;
}

const zoneOf = (place: unknown) => zoneOfPlace(plainText(place, PLACE_MAX));

/** IANA name of the time zone at the port of loading; Eastern time if the port is unknown. */
export const loadingZone = (ports: Ports | null | undefined): string =>
  zoneOf(ports?.origin_port) ?? 'America/New_York';

/** IANA name of the time zone at the port of discharge; Lagos time if the port is unknown. */
export const dischargeZone = (ports: Ports | null | undefined): string =>
  zoneOf(ports?.destination_port) ?? 'Africa/Lagos';

/** Whether a milestone's code belongs to the arrival or a stage after it. A hold can occur at any. */
export const isAfterArrival = (code: string): boolean =>
  [stageCodes.clear, stageCodes.deliver].some(({ milestones }) => milestones.includes(code));

/**
 * IANA name of the time zone in which an event's day and time are shown everywhere: of the port where it happens, or else
 * of the port of discharge from the arrival on, and of the port of loading before.
 */
export function zoneOfEvent(ports: Ports | null | undefined, { code, location }: ShipmentEvent): string {
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
