import { paths } from '../config/paths';
import { connectionOf } from '../lib/connection';

const WORKER = '/sw.js';

/** Missing in TypeScript's DOM types; implemented in Chromium. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The only script URL that our Trusted Types policy allows. */
function workerUrl(): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)
    : WORKER;
}

/** Files of this site that loaded before the worker was in control. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker that saves visited pages for offline use, and passes it what this visit has
 * loaded. On a fast connection that isn't metered, it also saves the most useful pages.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerUrl());
  const { active } = await serviceWorker.ready;
  // Visitors delete there what's saved.
  const isCookiePage = () => window.location.pathname === paths.cookies;
  if (!isCookiePage()) {
    active?.postMessage([window.location.pathname, ...loadedFiles()]);
    if (connectionOf(navigator) === 'free') active?.postMessage('useful');
  }
  // Client-side navigations don't fetch a document, so report their paths.
  (window as Partial<Window>).navigation?.addEventListener('currententrychange', () => {
    if (!isCookiePage() && connectionOf(navigator) !== 'metered') {
      serviceWorker.controller?.postMessage([window.location.pathname]);
    }
  });
}
