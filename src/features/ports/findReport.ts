import { portsByCode } from '../../content/ports/ports';
import type { PortState } from './joinPorts';

/** What a port reports, by any code of the port; undefined where it reports nothing. */
export const reportOf =
  (ports: readonly PortState[] = []) =>
  (code: string): PortState | undefined =>
    ports.find((port) => (portsByCode.get(port.code)?.code ?? port.code) === code);
