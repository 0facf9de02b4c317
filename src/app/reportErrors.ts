import type { ErrorKind } from '../lib/errorReport';

/**
 * Errors, wired with no handler as the metrics are: without an address, nothing is sent, heard or fetched. Errors that
 * React does not catch or recovers from reach the `error` listener, because React passes them to `window.reportError`.
 *
 * @param url of the error collector; empty for none
 * @returns the router's `onError`, for what a route's error element caught
 */
export function reportErrors(url: string): ((error: unknown) => void) | undefined {
  if (!url) return undefined;
  const reporter = import('./errorReporter').then(
    ({ makeErrorReporter }) => makeErrorReporter(url),
    // Reporting that the reporter failed to load would take the reporter.
    () => () => undefined,
  );
  const report = (kind: ErrorKind, thrown: unknown) => {
    void reporter.then((send) => {
      send(kind, thrown);
    });
  };
  addEventListener('error', ({ error, message }) => {
    report('error', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    report('rejection', reason);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report('policy', `${effectiveDirective} blocked ${blockedURI}`);
  });
  return (error) => {
    report('caught', error);
  };
}
