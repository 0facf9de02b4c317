import { Hono } from 'hono';
import type { OperationName } from '../../src/api/operations';
import { operations } from '../../src/api/operations';
import { authenticate } from '../auth/authenticate';
import type { Handlers } from '../call';
import type { ClientEnv } from '../client';
import { clientAddress } from '../client';
import { DrfError, methodNotAllowed, serverError, unknownPath } from '../drf/errors';
import type { World } from '../world';
import { authEndpoints } from './auth';
import { contactEndpoints } from './contact';
import { portEndpoints } from './ports';
import { quoteEndpoints } from './quotes';
import { serviceEndpoints } from './service';

/** The endpoints. Like DRF, each authenticates first, then checks the method, then calls its handler. */
export function createRoutes(world: World): Hono<ClientEnv> {
  const handlers: Handlers = {
    ...authEndpoints(world),
    ...quoteEndpoints(world),
    ...contactEndpoints(world),
    ...serviceEndpoints(world),
    ...portEndpoints(world),
  };
  const routes = new Hono<ClientEnv>();

  for (const name of Object.keys(operations) as OperationName[]) {
    const { method, path } = operations[name];
    const methods = method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : [method, 'OPTIONS'];
    routes.all(path, ({ req, env }) => {
      const request = req.raw;
      const user = authenticate(request, world.tokens, world.users);
      if (!methods.includes(request.method)) throw methodNotAllowed(request.method, methods.join(', '));
      if (request.method === 'OPTIONS')
        return Response.json({ name, parses: ['application/json'], renders: ['application/json'] });
      return handlers[name]({ request, url: new URL(request.url), user, ip: clientAddress(env) });
    });
  }
  routes.notFound(unknownPath);
  routes.onError((error) => {
    if (error instanceof DrfError) return error.toResponse();
    console.error(error);
    return serverError();
  });
  return routes;
}
