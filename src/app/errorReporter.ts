import { toErrorReport, sendReport } from '../lib/errorReport';
import type { ErrorKind } from '../lib/errorReport';

/** Per page load, so that a repeating error doesn't flood the collector. */
const MAX_REPORTS = 10;

/** @returns a function that reports errors to `url`, each distinct one once */
export function makeErrorReporter(url: string): (kind: ErrorKind, thrown: unknown) => void {
  const seen = new Set<string>();
  return (kind, thrown) => {
    const report = toErrorReport(kind, thrown, window.location.pathname);
    const key = report.message + report.stack;
    if (seen.has(key) || seen.size >= MAX_REPORTS) return;
    seen.add(key);
    sendReport(url, report);
  };
}
