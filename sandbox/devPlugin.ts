import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin } from 'vite';
import { isSandboxPath } from './app';
import { embeddedSandbox } from './embedded';

interface Server {
  readonly middlewares: Connect.Server;
  readonly httpServer: { once(event: 'close', listener: () => void): unknown } | null;
}

/** Mounted before Vite's own middlewares, which would respond with index.html. */
function mount({ middlewares, httpServer }: Server): void {
  const sandbox = embeddedSandbox();
  const listener = getRequestListener(sandbox.fetch, { overrideGlobalObjects: false });
  httpServer?.once('close', () => {
    sandbox.close();
  });
  middlewares.use((request, response, next) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    if (isSandboxPath(pathname)) void listener(request, response);
    else next();
  });
}

/** Runs the sandbox backend inside `vite` and `vite preview`. */
export function sandboxPlugin(): Plugin {
  return { name: 'harmattan-sandbox', configureServer: mount, configurePreviewServer: mount };
}
