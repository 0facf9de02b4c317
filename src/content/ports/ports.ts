import { portsOfDischarge } from './portsOfDischarge';
import { portsOfLoading } from './portsOfLoading';
import type { Port } from './portTypes';

/** Every port the site names. */
export const ports: readonly Port[] = [...portsOfLoading, ...portsOfDischarge];

/** Ports by code, their other codes included. */
export const portsByCode: ReadonlyMap<string, Port> = new Map(
  ports.flatMap((port) => [port.code, ...(port.aliases ?? [])].map((code) => [code, port] as const)),
);

/** The names of ports by code, for a sentence. */
export const portNames = (...codes: readonly string[]): readonly string[] =>
  codes.map((code) => portsByCode.get(code)?.name ?? code);
