import { portStates } from '../../content/ports/portStates';
import { formatRelative } from '../../lib/time/age';
import { parseIsoDate } from '../../lib/time/dates';
import { MINUTE_MS } from '../../lib/time/timeUnits';
import type { PortState } from './joinPorts';

/** '1 day', '2.5 days': a wait as the terminal tells it. */
export function waitText(days: number): string {
  const told = Math.round(days * 10) / 10;
  return `${String(told)} ${told === 1 ? 'day' : 'days'}`;
}

/** '5 minutes ago', 'just now' within the first, the date from 24 hours on; undefined for what is no date. A report from the future counts as now: clocks differ. */
export function agoText(value: string | number | undefined, now: number): string | undefined {
  const instant = typeof value === 'number' ? new Date(value) : parseIsoDate(value);
  if (!instant || Number.isNaN(instant.getTime())) return undefined;
  return now - instant.getTime() < MINUTE_MS ? 'just now' : formatRelative(instant, new Date(now));
}

/** '5 of 18 ports: 3 open, 2 closed'. */
export function countText(shown: readonly PortState[], all: number): string {
  const parts = Object.entries(portStates).flatMap(([code, { label }]) => {
    const count = shown.filter(({ state }) => state === code).length;
    return count > 0 ? [`${String(count)}\u00A0${label.toLowerCase()}`] : [];
  });
  const of = shown.length === all ? '' : ` of ${String(all)}`;
  return `${String(shown.length)}${of} ${all === 1 ? 'port' : 'ports'}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
