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
