import type { RootOptions } from 'react-dom/client';
import type { ErrorKind } from '../lib/errorReport';

/**
 * Errors, wired with no handler as the metrics are: without an address, nothing is sent, heard or fetched. Errors that
 * React does not catch or recovers from reach the `error` listener, because React passes them to `window.reportError`.
 *
 * @param url of the error collector; empty for none
 * @returns options for React's root
 */
export function reportErrors(url: string): Pick<RootOptions, 'onCaughtError'> {
  if (!url) return {};
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
  return {
    onCaughtError(error) {
      // eslint-disable-next-line no-console -- React's own log, which this option replaces
      console.error(error);
      report('caught', error);
    },
  };
}
