import type { PortKind } from '../../lib/vehicle/portMethods';
import { portsOfDischarge } from './portsOfDischarge';
import { portsOfLoading } from './portsOfLoading';
import type { Port } from './portTypes';

/** All ports the site mentions. */
export const ports: readonly Port[] = [...portsOfLoading, ...portsOfDischarge];

/** Ports by code and alias. */
export const portsByCode: ReadonlyMap<string, Port> = new Map(
  ports.flatMap((port) => [port.code, ...(port.aliases ?? [])].map((code) => [code, port] as const)),
);

/** Names of ports by code, for use in a sentence. */
export const portNames = (...codes: readonly string[]): readonly string[] =>
  codes.map((code) => portsByCode.get(code)?.name ?? code);

/** Names of a country's ports that take RoRo or containers, for use in a sentence. */
export const portsTaking = (kind: PortKind, country: Port['country']): readonly string[] =>
  ports.filter((port) => port.country === country && port.kinds.includes(kind)).map(({ name }) => name);

/** What a port takes, for use in a sentence. */
export const portKindWords: Readonly<Record<PortKind, string>> = {
  roro: 'RoRo',
  container: 'containers',
};
