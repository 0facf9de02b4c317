import type { Sandbox } from './app';
import { createSandbox } from './app';
import { CONTROL_PREFIX } from './control/routes';
import { isLocalHost } from './localHosts';

/** The sandbox that `npm run dev` and `npm start` embed: data in a file, fault injection on by default. */
export function embeddedSandbox(environment: NodeJS.ProcessEnv = process.env): Sandbox {
  const origins = (environment.SANDBOX_CORS_ORIGINS ?? '').split(',').filter(Boolean);
  const sandbox = createSandbox({
    database: environment.SANDBOX_DATABASE || '.cache/sandbox.sqlite',
    enableControl:
      environment.NODE_ENV !== 'production' &&
      environment.SANDBOX_FAULTS !== 'off' &&
      environment.SANDBOX_PUBLIC !== '1',
    corsOrigins: origins,
    ...(environment.SANDBOX_ACCESS_SECONDS && {
      accessLifetimeSeconds: Number(environment.SANDBOX_ACCESS_SECONDS),
    }),
    ...(environment.SANDBOX_MINUTE_MS && { sandboxMinuteMs: Number(environment.SANDBOX_MINUTE_MS) }),
  });
  return {
    ...sandbox,
    fetch: (request, bindings) => rejectForeignHost(request) ?? sandbox.fetch(request, bindings),
  };
}

/**
 * Protects the control paths against DNS rebinding: another site can point its own host name at this machine, and its
 * requests then look same-origin.
 */
function rejectForeignHost(request: Request): Promise<Response> | undefined {
  const { hostname, pathname } = new URL(request.url);
  if (!pathname.startsWith(CONTROL_PREFIX) || isLocalHost(hostname)) return undefined;
  return Promise.resolve(Response.json({ detail: 'Use localhost as the host name.' }, { status: 403 }));
}
