import { portsOfDischarge } from './portsOfDischarge';
import { portsOfLoading } from './portsOfLoading';

/** A port that the company's routes touch. Facts only: what a port takes today comes from its terminal. */
export interface Port {
  /** UN/LOCODE, e.g. `USBAL`. */
  readonly code: string;
  /** The port's own name, short enough for a map. */
  readonly name: string;
  /** Where it lies: city and state in the US, state or city in Nigeria. */
  readonly place: string;
  readonly country: 'US' | 'NG';
  readonly longitude: number;
  readonly latitude: number;
  /** What the port is known for; empty where vehicle service is unsure. */
  readonly kinds: readonly PortKind[];
  /** One plain sentence, if there is something to know. */
  readonly note?: string;
  /** Other codes that systems write for the same port. */
  readonly aliases?: readonly string[];
}

export type PortKind = 'roro' | 'container';

/** Every port the site names. */
export const ports: readonly Port[] = [...portsOfLoading, ...portsOfDischarge];

/** Ports by code, their other codes included. */
export const portsByCode: ReadonlyMap<string, Port> = new Map(
  ports.flatMap((port) => [port.code, ...(port.aliases ?? [])].map((code) => [code, port] as const)),
);

/** The names of ports by code, for a sentence. */
export const portNames = (...codes: readonly string[]): readonly string[] =>
  codes.map((code) => portsByCode.get(code)?.name ?? code);
