import { portStates } from '../../content/ports/portStates';
import { formatAge } from '../../lib/time/age';
import { parseIsoDate } from '../../lib/time/dates';
import type { PortState } from './joinPorts';
import { plural, pluralWord } from '../../lib/text/plural';

/** '1 day', '2.5 days': a wait as the terminal tells it. */
export function waitText(days: number): string {
  return plural(Math.round(days * 10) / 10, 'day');
}

/** The age of a report; undefined for what is no date. */
export function agoText(value: string | number | undefined, now: number): string | undefined {
  const instant = typeof value === 'number' ? new Date(value) : parseIsoDate(value);
  if (!instant || Number.isNaN(instant.getTime())) return undefined;
  return formatAge(instant.getTime(), now);
}

/** '5 of 18 ports: 3 open, 2 closed'. */
export function countText(shown: readonly PortState[], all: number): string {
  const parts = Object.entries(portStates).flatMap(([code, { label }]) => {
    const count = shown.filter(({ state }) => state === code).length;
    return count > 0 ? [`${String(count)}\u00A0${label.toLowerCase()}`] : [];
  });
  const of = shown.length === all ? '' : ` of ${String(all)}`;
  return `${String(shown.length)}${of} ${pluralWord(all, 'port', 'ports')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
