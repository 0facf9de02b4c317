import { findPort } from '../../content/ports/findPort';
import type { PortState } from './joinPorts';

/** Finds a port's report by any of its codes, else its city's. */
export const findReport =
  (ports: readonly PortState[] = []) =>
  (code: string): PortState | undefined =>
    ports.find((port) => findPort(port.code)?.code === code) ??
    ports.find((port) => findPort(port.code)?.harbors?.includes(code));
