import { portsByCode } from '../../content/ports/ports';
import type { PortState } from './joinPorts';

/** Finds a port's report by any of its codes. */
export const findReport =
  (ports: readonly PortState[] = []) =>
  (code: string): PortState | undefined =>
    ports.find((port) => (portsByCode.get(port.code)?.code ?? port.code) === code);
