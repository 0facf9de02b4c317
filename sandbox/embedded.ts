import type { Sandbox } from './app';
import { createSandbox } from './app';

/** The sandbox as `npm run dev` and `npm start` embed it: data in a file, faults on unless switched off. */
export function embeddedSandbox(environment: NodeJS.ProcessEnv = process.env): Sandbox {
  const origins = (environment.SANDBOX_CORS_ORIGINS ?? '').split(',').filter(Boolean);
  return createSandbox({
    database: environment.SANDBOX_DATABASE || '.cache/sandbox.sqlite',
    allowFaults: environment.NODE_ENV !== 'production' && environment.SANDBOX_FAULTS !== 'off',
    corsOrigins: origins,
    ...(environment.SANDBOX_ACCESS_SECONDS && {
      accessLifetimeSeconds: Number(environment.SANDBOX_ACCESS_SECONDS),
    }),
    ...(environment.SANDBOX_MINUTE_MS && { sandboxMinuteMs: Number(environment.SANDBOX_MINUTE_MS) }),
  });
}
