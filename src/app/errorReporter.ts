import { describeError, sendReport } from '../lib/errorReport';
import type { ErrorKind } from '../lib/errorReport';

/** On one page load: an error that repeats must not become a flood. */
const MAX_REPORTS = 10;

/** @returns what reports an error to `url`, the same one only once */
export function makeErrorReporter(url: string): (kind: ErrorKind, thrown: unknown) => void {
  const seen = new Set<string>();
  return (kind, thrown) => {
    const report = describeError(kind, thrown, window.location.pathname);
    const key = report.message + report.stack;
    if (seen.has(key) || seen.size >= MAX_REPORTS) return;
    seen.add(key);
    sendReport(url, report);
  };
}
