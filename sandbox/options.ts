/** So many requests in so many seconds, for each visitor. */
export interface Rate {
  readonly limit: number;
  readonly seconds: number;
}

export interface SandboxOptions {
  /** Path of the SQLite file, or ':memory:'. */
  readonly database: string;
  /** Milliseconds since 1970; the real clock unless given. */
  readonly now?: () => number;
  readonly accessLifetimeSeconds?: number;
  readonly refreshLifetimeSeconds?: number;
  /** A refresh answers with a new refresh token, and the one spent is refused from then on. */
  readonly rotateRefreshTokens?: boolean;
  /** Opens the control paths under `/__sandbox/`. */
  readonly allowFaults?: boolean;
  /** The demonstration account and references; wanted unless false. */
  readonly seed?: boolean;
  /** Real milliseconds that a sandbox minute of a quote's schedule takes. */
  readonly sandboxMinuteMs?: number;
  readonly loginRate?: Rate;
  readonly contactRate?: Rate;
  /** Other origins that may call, e.g. 'http://localhost:3000'. */
  readonly corsOrigins?: readonly string[];
}

export type Settings = Required<SandboxOptions>;

/** Fills in what was not given. */
export function withDefaults(options: SandboxOptions): Settings {
  return {
    now: Date.now,
    accessLifetimeSeconds: 300,
    refreshLifetimeSeconds: 7 * 86_400,
    rotateRefreshTokens: true,
    allowFaults: false,
    seed: true,
    sandboxMinuteMs: 60_000,
    loginRate: { limit: 5, seconds: 60 },
    contactRate: { limit: 5, seconds: 60 },
    corsOrigins: [],
    ...options,
  };
}
