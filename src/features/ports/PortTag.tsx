import { portStates } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import { formatAge } from '../../lib/time/calendarDate';
import { parseIsoDate } from '../../lib/time/dates';
import { plural } from '../../lib/text/format';
import type { PortState } from './joinPorts';

export function PortTag({ port }: { readonly port: Pick<PortState, 'state' | 'rawStatus'> }) {
  const { label, tone } = portStates[port.state];
  return <Tag tone={tone}>{port.rawStatus ?? label}</Tag>;
}

/** Formats a wait time: '1 day', '2.5 days'. */
export function waitText(days: number): string {
  return plural(Math.round(days * 10) / 10, 'day');
}

/** A port's place, without the city if it has the port's name. */
export function placeText({ name, place }: { readonly name: string; readonly place: string }): string {
  return place.startsWith(`${name}, `) ? place.slice(name.length + 2) : place;
}

/** The age of a report; undefined if the date is invalid. */
export function agoText(value: string | number | undefined, now: number): string | undefined {
  const instant = typeof value === 'number' ? new Date(value) : parseIsoDate(value);
  if (!instant || Number.isNaN(instant.getTime())) return undefined;
  return formatAge(instant.getTime(), now);
}
