import { portsByCode } from '../../content/ports/ports';
import type { PortState } from './joinPorts';

/** The wait that a port reports, in days, by any code of the port; undefined where it reports none. */
export const waitDaysOf =
  (ports: readonly PortState[] = []) =>
  (code: string): number | undefined =>
    ports.find((port) => (portsByCode.get(port.code)?.code ?? port.code) === code)?.waitDays;
