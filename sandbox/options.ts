/** Requests allowed per time window, for each visitor. */
export interface Rate {
  readonly limit: number;
  readonly seconds: number;
}

export interface SandboxOptions {
  /** Path of the SQLite file, or ':memory:'. */
  readonly database: string;
  /** Milliseconds since 1970. Default: the real clock. */
  readonly now?: () => number;
  readonly accessLifetimeSeconds?: number;
  readonly refreshLifetimeSeconds?: number;
  /** Each refresh returns a new refresh token and blacklists the old one. */
  readonly rotateRefreshTokens?: boolean;
  /** Enables the control paths under `/__sandbox/`. */
  readonly enableControl?: boolean;
  /** Adds the demo account and references. Default: true. */
  readonly seed?: boolean;
  /** Real milliseconds per minute of a quote's schedule. */
  readonly sandboxMinuteMs?: number;
  readonly loginRate?: Rate;
  readonly contactRate?: Rate;
  /** Other origins allowed to call the API, such as 'http://localhost:3000'. */
  readonly corsOrigins?: readonly string[];
}

export type Settings = Required<SandboxOptions>;

export function withDefaults(options: SandboxOptions): Settings {
  return {
    now: Date.now,
    accessLifetimeSeconds: 300,
    refreshLifetimeSeconds: 7 * 86_400,
    rotateRefreshTokens: true,
    enableControl: false,
    seed: true,
    sandboxMinuteMs: 60_000,
    loginRate: { limit: 5, seconds: 60 },
    contactRate: { limit: 5, seconds: 60 },
    corsOrigins: [],
    ...options,
  };
}
