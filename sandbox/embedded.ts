import type { Sandbox } from './app';
import { createSandbox } from './app';
import { CONTROL_PREFIX } from './control/routes';
import { isLocalHost } from './localHosts';

/** Whether there is a developer page, which controls the sandbox. */
export const hasControl = ({ NODE_ENV, SANDBOX_FAULTS, SANDBOX_PUBLIC }: NodeJS.ProcessEnv): boolean =>
  NODE_ENV !== 'production' && SANDBOX_FAULTS !== 'off' && SANDBOX_PUBLIC !== '1';

/** @throws if the variable is set to anything but a positive number */
function positive(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a positive number, not ${text}.`);
  return value;
}

/** The sandbox that `npm run dev` and `npm start` embed: data in a file, fault injection on by default. */
export function embeddedSandbox(environment: NodeJS.ProcessEnv = process.env): Sandbox {
  const origins = (environment.SANDBOX_CORS_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const accessLifetimeSeconds = positive(environment, 'SANDBOX_ACCESS_SECONDS');
  const sandboxMinuteMs = positive(environment, 'SANDBOX_MINUTE_MS');
  const sandbox = createSandbox({
    database: environment.SANDBOX_DATABASE || '.cache/sandbox.sqlite',
    enableControl: hasControl(environment),
    corsOrigins: origins.filter(Boolean),
    ...(accessLifetimeSeconds && { accessLifetimeSeconds }),
    ...(sandboxMinuteMs && { sandboxMinuteMs }),
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
