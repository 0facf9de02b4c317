import { portCount } from '../../content/ports/portBoard';
import { portStates } from '../../content/ports/portStates';
import type { PortState } from './joinPorts';

/** '5 of 18 ports: 3 open, 2 closed'. */
export function countText(shown: readonly PortState[], all: number): string {
  const parts = Object.entries(portStates).flatMap(([code, { label }]) => {
    const count = shown.filter(({ state }) => state === code).length;
    return count > 0 ? [`${String(count)}\u00A0${label.toLowerCase()}`] : [];
  });
  const count = portCount(shown.length, all);
  return parts.length > 0 ? `${count}: ${parts.join(', ')}` : count;
}
