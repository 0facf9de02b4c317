import type { PortKind } from '../../lib/vehicle/portMethods';

/** A terminal of a port. */
export interface Terminal {
  readonly name: string;
  /** Empty if it must be asked. */
  readonly kinds: readonly PortKind[];
}

/**
 * A port on the company's routes. Facts only, because what a port handles today must be confirmed with its terminal.
 */
export interface Port {
  /** UN/LOCODE, such as `USBAL`. */
  readonly code: string;
  /** The port's name, short enough for a map. */
  readonly name: string;
  /** City and state in the US; state or city in Nigeria. */
  readonly place: string;
  readonly country: 'US' | 'NG';
  readonly longitude: number;
  readonly latitude: number;
  /** What the port takes vehicles as, most usual first; empty if it's unsure that it handles vehicles. */
  readonly kinds: readonly PortKind[];
  /** One sentence, if there's something to know. */
  readonly note?: string;
  /** Other codes used for the same port. */
  readonly aliases?: readonly string[];
  /** Other names for it in carriers' texts, in lower case: its terminals, its official name. */
  readonly otherNames?: readonly string[];
  /** The only words that may stand next to its name, if other places have the same one: Freeport, Bahamas. */
  readonly qualifiers?: readonly string[];
  /** Codes of the ports in it, if it's a city with several. */
  readonly harbors?: readonly string[];
  /** Its known terminals (dlca.logcluster.org). */
  readonly terminals?: readonly Terminal[];
}
