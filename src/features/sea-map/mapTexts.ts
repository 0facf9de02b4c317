import { portStates, seaMapWords } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import type { MapPort, MapPosition } from './types';

const nameOf = (code: string): string => findPort(code)?.name ?? code;

/** Describes a shipment's estimated position. */
export function positionText({ from, to, fraction }: MapPosition): string {
  const share = Math.round(Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0)) * 100);
  const way = seaMapWords.lane(nameOf(from), nameOf(to));
  if (share === 0) return seaMapWords.atStart(way);
  if (share === 100) return seaMapWords.atEnd(way);
  return seaMapWords.along(share, way);
}

/** Text alternative of the map. */
export function summaryText(ports: readonly MapPort[]): string {
  const reported = ports.filter(({ state }) => state && state !== 'unknown');
  const counts = Object.entries(portStates)
    .map(([state, { label }]) => ({ label, count: reported.filter((port) => port.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${String(count)} ${label.toLowerCase()}`);
  return counts.length > 0 ? seaMapWords.mapWith(counts.join(', ')) : seaMapWords.map;
}
