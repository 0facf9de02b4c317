import type { ErrorKind } from '../lib/errorReport';
import { loadCode } from '../lib/promises';

/**
 * Reports errors to a collector; without a URL, it does nothing. Errors that React doesn't catch, or recovers
 * from, reach the `error` listener, because React passes them to `window.reportError`.
 * @param url the error collector's URL; '' for none
 * @returns the router's `onError`, for errors caught by a route's error element
 */
export function reportErrors(url: string): ((error: unknown) => void) | undefined {
  if (!url) return undefined;
  const reporter = loadCode(() => import('./errorReporter')).then(
    ({ makeErrorReporter }) => makeErrorReporter(url),
    // If the reporter fails to load, there's no way to report it.
    () => () => undefined,
  );
  const report = (kind: ErrorKind, thrown: unknown) => {
    void reporter.then((send) => {
      send(kind, thrown);
    });
  };
  addEventListener('error', ({ error, message }) => report('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report('policy', `${effectiveDirective} blocked ${blockedURI}`);
  });
  return (error) => report('caught', error);
}
