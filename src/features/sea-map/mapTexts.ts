import { portStates } from '../../content/ports/portStates';
import { portsByCode } from '../../content/ports/ports';
import type { MapPort, MapPosition } from './types';

const nameOf = (code: string): string => portsByCode.get(code.trim().toUpperCase())?.name ?? code;

/** Where a shipment is, in words, and how far that can be trusted. */
export function positionText({ from, to, fraction }: MapPosition): string {
  const share = Math.round(Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0)) * 100);
  const way = `the sea lane from ${nameOf(from)} to ${nameOf(to)}`;
  if (share === 0) return `Before the start of ${way}.`;
  if (share === 100) return `At the end of ${way}.`;
  return `About ${String(share)}% along ${way}: estimated from the sailing date and the expected arrival, not reported. The map shows the usual lane, not the vessel’s own course.`;
}

/** What the map shows, for those who do not see it. */
export function summaryText(ports: readonly MapPort[]): string {
  const told = ports.filter(({ state }) => state && state !== 'unknown');
  const counts = Object.entries(portStates)
    .map(([state, { label }]) => ({ label, count: told.filter((port) => port.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${String(count)} ${label.toLowerCase()}`);
  const states = counts.length > 0 ? ` Port status: ${counts.join(', ')}.` : '';
  return `Map of the Atlantic with the sea lanes from US ports to Nigeria.${states}`;
}
