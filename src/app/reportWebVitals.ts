import type { MetricType } from 'web-vitals';
import { loadCode } from '../lib/promises';

/** Receives the page's performance metrics. */
export type MetricHandler = (metric: MetricType) => void;

/**
 * Performance metrics, wired without a handler (specification §7). Without one, nothing is measured and the
 * library isn't loaded.
 */
export function reportWebVitals(onMetric?: MetricHandler): void {
  if (!onMetric) return;
  loadCode(() => import('web-vitals')).then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onMetric);
    },
    // Without the library, this visit isn't measured.
    () => undefined,
  );
}
