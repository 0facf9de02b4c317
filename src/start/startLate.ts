import { toErrorReport, sendReport } from '../lib/errorReport';
import { withRetries, pause } from '../lib/promises';
import { lacksBuiltIns, canStart } from './scripts';
import { showStartNotice, START_NOTICE_ID } from './showStartNotice';
import { watchStart } from './watchStart';
import type { Rescue } from './watchStart';

const filesIn = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];
const AFTER_PAINT_MS = 150;
/** In case paint timing isn't supported. */
const PAINT_FALLBACK_MS = 1000;
const FIRST_SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/** Replaced at build time. If the setting is empty, error reporting is removed from the page. */
const reportFailure = import.meta.env.VITE_ERROR_REPORT_URL
  ? (error: unknown) => {
      sendReport(
        import.meta.env.VITE_ERROR_REPORT_URL ?? '',
        toErrorReport('start', error, location.pathname),
      );
    }
  : undefined;

/** Whether the server sends all of these as scripts. */
const areServed = (files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => {
      const response = await fetch(file);
      // A poor connection may break off in the middle.
      await response.text();
      return response.ok && (response.headers.get('Content-Type') ?? '').includes('javascript');
    }),
  ).then(
    (found) => found.every(Boolean),
    () => false,
  );

/** The page's only external script, which isn't part of this one to save bytes. */
const loadRescue = () =>
  withRetries(() => {
    const file = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
    return import(file) as Promise<Rescue>;
  });

/**
 * Imports modules in order, each in its own task, so that no task is long. Dependencies come first, the entry
 * last.
 * @param isFinal whether there's no point in trying again after this error
 * @throws the error of a module's last attempt
 */
async function runModules(files: readonly string[], isFinal: (error: unknown) => boolean): Promise<void> {
  for (const file of files) {
    await withRetries(() => import(file), isFinal);
    await pause(0);
  }
}

/**
 * Starts the page's code, unless that's under way. The prerendered page works without it (links, `<details>`, GET forms),
 * so it loads late: once the page has loaded and painted and the browser is idle, or on the first interaction.
 */
export function startLate(): void {
  const notice = document.getElementById(START_NOTICE_ID);
  if (!notice || 'managed' in notice.dataset) return;
  notice.dataset.managed = '';
  showStartNotice(canStart() ? undefined : 'unsupported');
  if (!canStart()) return;

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of FIRST_SIGNS) removeEventListener(sign, start, true);
    const isOld = lacksBuiltIns();
    // Today's browsers have the syntax, so there it comes from a damaged file.
    const isFinal = (error: unknown) => isOld && error instanceof SyntaxError;
    const files = [...(isOld ? filesIn('polyfills') : []), ...filesIn('code')];
    // The entry imports the page's code later and can do without it, so only preload it.
    for (const file of [...files, ...filesIn('page-code')]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    watchStart({
      run: () => runModules(files, isFinal),
      isFinal,
      isServed: () => areServed(files),
      loadRescue,
      onFailure: reportFailure,
    });
  };

  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else start();
  };

  const afterPaint = () => {
    let painted = false;
    const once = () => {
      if (painted) return;
      painted = true;
      setTimeout(whenIdle, AFTER_PAINT_MS);
    };
    try {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        once();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      once();
    }
    setTimeout(once, PAINT_FALLBACK_MS);
  };

  for (const sign of FIRST_SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
}
