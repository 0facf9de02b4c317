import type { MetricType } from 'web-vitals';

/** Receives each metric of the page's performance. */
export type MetricHandler = (metric: MetricType) => void;

/**
 * Performance metrics, wired with no handler (specification §7): without one, nothing is measured and the
 * library is not even fetched.
 */
export function reportWebVitals(onMetric?: MetricHandler): void {
  if (!onMetric) return;
  void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
  });
}
