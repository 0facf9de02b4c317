import { paths } from '../config/paths';
import { connectionOf } from '../lib/connection';

const WORKER = '/sw.js';

/** Not yet in TypeScript's DOM types; Chromium has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The one address that the policy's own Trusted Types allow. */
function workerUrl(): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)
    : WORKER;
}

/** Files of this site that the page has loaded: they came before the worker could see them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/**
 * Starts the worker that keeps visited pages for times without a line, and tells it what this visit has loaded. On a
 * line that costs nothing it also fetches the pages that are most useful then.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerUrl());
  const { active } = await serviceWorker.ready;
  // Where visitors delete what is saved, nothing is added behind their backs.
  if (window.location.pathname !== paths.cookies) {
    active?.postMessage([window.location.pathname, ...loadedFiles()]);
    if (connectionOf(navigator) === 'free') active?.postMessage('useful');
  }
  // Pages that are opened by a link within the site are not fetched as pages: they are told.
  (window as Partial<Window>).navigation?.addEventListener('currententrychange', () => {
    if (connectionOf(navigator) !== 'metered') {
      serviceWorker.controller?.postMessage([window.location.pathname]);
    }
  });
}
