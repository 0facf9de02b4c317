import type { ClientBindings } from './client';
import { createFaults } from './control/faults';
import { createRequestLog } from './control/requestLog';
import { CONTROL_PREFIX, controlRoutes } from './control/routes';
import { withCors } from './drf/cors';
import { createRoutes } from './endpoints/routes';
import type { SandboxOptions } from './options';
import { withDefaults } from './options';
import { createWorld } from './world';

/** Counters since the sandbox was created, and row counts. For tests. */
interface SandboxStats {
  readonly refreshes: number;
  /** Attempts to reuse a refresh token. All are rejected. */
  readonly refreshReuse: number;
  readonly users: number;
  readonly quotes: number;
  readonly contactMessages: number;
}

export interface Sandbox {
  /**
   * Handles a request to one of the endpoints or to a control path.
   * @param bindings the request's socket, from @hono/node-server
   */
  readonly fetch: (request: Request, bindings?: ClientBindings) => Promise<Response>;
  stats(): SandboxStats;
  close(): void;
}

/**
 * A mock backend with the contract's endpoints. It responds like Django REST framework with SimpleJWT.
 * All data is made up except the ports' names and positions.
 *
 * @example
 * const sandbox = createSandbox({ database: ':memory:' });
 * server.use(http.all('*', ({ request }) => sandbox.fetch(request)));
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const settings = withDefaults(options);
  const world = createWorld(settings);
  const faults = createFaults();
  const log = createRequestLog(world.clock.now);
  const routes = createRoutes(world);
  const stats = (): SandboxStats => ({
    ...world.tokens.counts,
    users: world.store.count('users'),
    quotes: world.store.count('quotes'),
    contactMessages: world.store.count('contact_messages'),
  });
  const control = settings.enableControl ? controlRoutes(world, faults, log, stats) : undefined;

  return {
    async fetch(request, bindings = {}) {
      const { pathname } = new URL(request.url);
      if (control && pathname.startsWith(CONTROL_PREFIX)) return control.fetch(request, bindings);
      const answer = async () => routes.fetch(request, bindings);
      return log.around(request, pathname, () =>
        withCors(request, settings.corsOrigins, () => faults.around(pathname, bindings, answer)),
      );
    },
    stats,
    close: () => {
      world.store.close();
    },
  };
}

/** Paths that belong to the backend, not the site. */
export const isSandboxPath = (pathname: string) =>
  pathname.startsWith('/api/') ||
  pathname === '/health/' ||
  pathname === '/status/' ||
  pathname.startsWith(CONTROL_PREFIX);
