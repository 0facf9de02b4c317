import type { ClientBindings } from './client';
import { createFaults } from './control/faults';
import { createRequestLog } from './control/requestLog';
import { CONTROL_PREFIX, controlRoutes } from './control/routes';
import { withCors } from './drf/cors';
import { createRoutes } from './endpoints/routes';
import type { SandboxOptions } from './options';
import { withDefaults } from './options';
import { createWorld } from './world';

/** What tests ask about the time since the sandbox was made, and the rows there are. */
interface SandboxStats {
  readonly refreshes: number;
  /** How often a refresh token that was spent already was tried again, and refused. */
  readonly refreshReuse: number;
  readonly users: number;
  readonly quotes: number;
  readonly contactMessages: number;
}

export interface Sandbox {
  /**
   * Answers a request to one of the eleven endpoints, or to a control path.
   * @param bindings socket of the request, as @hono/node-server hands it over
   */
  readonly fetch: (request: Request, bindings?: ClientBindings) => Promise<Response>;
  stats(): SandboxStats;
  close(): void;
}

/**
 * The stand-in backend: the contract's eleven endpoints as Django REST framework with SimpleJWT would
 * answer them. All data are made up, except names and places of the ports.
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
  const control = settings.allowFaults ? controlRoutes(world, faults, log, stats) : undefined;

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

/** Paths that are the backend's and not the site's. */
export const isSandboxPath = (pathname: string) =>
  pathname.startsWith('/api/') ||
  pathname === '/health/' ||
  pathname === '/status/' ||
  pathname.startsWith(CONTROL_PREFIX);
