import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { ClientEnv } from '../client';
import type { World } from '../world';
import type { Faults } from './faults';
import { FaultSchema } from './faults';
import { controlPage } from './page';
import type { RequestLog } from './requestLog';

export const CONTROL_PREFIX = '/__sandbox/';

/** Ten years, in minutes. */
const MAX_ADVANCE = 5_256_000;
const ClockSchema = v.object({
  advanceMinutes: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_ADVANCE)),
});

const isForm = (request: Request) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** The JSON body, or the form's fields: empty ones omitted, numeric ones as numbers. */
async function readInput(request: Request): Promise<unknown> {
  const text = await request.text();
  // `curl -d` sends JSON with a form's content type.
  if (!isForm(request) || text.startsWith('{')) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  const fields = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name !== 'kind' && /^\d+$/.test(value) ? Number(value) : value]),
  );
}

/** Other sites' pages must not control the sandbox. */
function isCrossOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
}

/** Control routes for developers and browser tests, separate from the endpoints. */
export function controlRoutes(
  { clock, reset }: World,
  faults: Faults,
  log: RequestLog,
  stats: () => object,
): Hono<ClientEnv> {
  const routes = new Hono<ClientEnv>();
  /** A form is redirected to the developer page. A script gets JSON. */
  const done = (context: Context, body: object) =>
    isForm(context.req.raw) ? context.redirect(CONTROL_PREFIX, 303) : context.json(body);

  routes.use(async (context, next) => {
    if (isCrossOrigin(context.req.raw))
      return context.json({ detail: 'Cross-origin requests are not allowed.' }, 403);
    return next();
  });
  routes.get('/__sandbox/', (context) => context.html(controlPage(faults, log, clock.now())));
  routes.get('/__sandbox/requests', (context) => context.json(log.list()));
  routes.get('/__sandbox/stats', (context) => context.json(stats()));
  routes.get('/__sandbox/faults', (context) => context.json(faults.list()));
  routes.post('/__sandbox/faults', async (context) => {
    const fault = v.safeParse(FaultSchema, await readInput(context.req.raw));
    if (!fault.success) return context.json(v.flatten(fault.issues), 400);
    faults.add(fault.output);
    return done(context, faults.list());
  });
  const clearFaults = (context: Context) => {
    faults.clear();
    return done(context, []);
  };
  routes.delete('/__sandbox/faults', clearFaults);
  routes.post('/__sandbox/faults/clear', clearFaults);
  routes.post('/__sandbox/clock', async (context) => {
    const input = v.safeParse(ClockSchema, await readInput(context.req.raw));
    if (!input.success) return context.json(v.flatten(input.issues), 400);
    clock.advance(input.output.advanceMinutes);
    return done(context, { now: new Date(clock.now()).toISOString() });
  });
  routes.post('/__sandbox/reset', (context) => {
    reset();
    faults.clear();
    log.clear();
    return done(context, { reset: true });
  });
  return routes;
}
