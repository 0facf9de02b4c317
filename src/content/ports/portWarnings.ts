import { formatList, pluralWord } from '../../lib/text/format';
import type { PortKind } from '../../lib/vehicle/portMethods';
import { portKindWords } from './ports';
import type { PortStateCode } from './portStates';

interface NamedPort {
  readonly name: string;
  readonly country: 'US' | 'NG';
  readonly kinds: readonly PortKind[];
}

/** 'RoRo' or 'a container', as a choice that can't be met. */
const wanted: Readonly<Record<PortKind, string>> = { roro: 'RoRo', container: 'a container' };

/** 'Houston and Apapa take containers only', of ports that take the same. */
const takeOnly = (ports: readonly NamedPort[]): string =>
  `${formatList(ports.map(({ name }) => name))} ${pluralWord(ports.length, 'takes', 'take')} ${(ports[0]?.kinds ?? []).map((kind) => portKindWords[kind]).join()} only`;

function otherPort(ports: readonly NamedPort[]): string {
  if (ports.length > 1) return 'through other ports';
  return ports[0]?.country === 'US' ? 'from another port' : 'to another port';
}

/** Warnings about the chosen ports. None blocks. */
export const portConflicts = {
  takeOnly: (ports: readonly NamedPort[]) => `${takeOnly(ports)}.`,
  notTaken: (ports: readonly NamedPort[], kind: PortKind) =>
    `${takeOnly(ports)}. For ${wanted[kind]}, the car ships ${otherPort(ports)}.`,
  nothingShared: (from: NamedPort, to: NamedPort) =>
    `${takeOnly([from])} and ${takeOnly([to])}. One of the two has to change: we’ll suggest which.`,
  note: (port: string, note: string) => `${port}: ${note}`,
} as const;

/** Warnings about a port's reported status. */
export const portWarnings: Readonly<Partial<Record<PortStateCode, (port: string) => string>>> = {
  closed: (port) => `${port} is reported closed. No car gets through until it reopens.`,
  congested: (port) => `${port} is reported congested. Expect a wait.`,
  restricted: (port) => `${port} is reported restricted. Ask us before you book.`,
};
