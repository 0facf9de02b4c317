import { reloadOnce } from './reloadOnce';
import { onStarted } from './started';
import { TROUBLE_ID } from './troubleId';

/** Longer than this, and the visitor is told. The page may still come alive after it. */
const SLOW_MS = 20_000;

/**
 * Sees the start through: a module that cannot be had reloads the document once, then a notice offers other ways. With
 * no connection nothing is reloaded, and `run` is tried again when the connection is back.
 *
 * @param onFailure is told why, when the reload did not help
 */
export function watchStart(run: () => Promise<void>, onFailure?: (error: unknown) => void): void {
  const notice = document.getElementById(TROUBLE_ID);
  const show = (isShown: boolean) => {
    if (!notice) return;
    notice.hidden = !isShown;
    notice.dataset.told = '';
  };
  show(false);
  const slow = setTimeout(show, SLOW_MS, true);
  onStarted((works) => {
    clearTimeout(slow);
    show(!works);
  });
  const attempt = () => {
    run().catch((error: unknown) => {
      if (navigator.onLine && reloadOnce()) return;
      onFailure?.(error);
      show(true);
      addEventListener('online', attempt, { once: true });
    });
  };
  attempt();
}
