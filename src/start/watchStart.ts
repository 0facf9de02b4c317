import { reloadOnce } from './reloadOnce';
import { onStarted } from './started';
import { START_NOTICE_ID } from './startNoticeId';

/** After this, the notice is shown. The page may still start later. */
const SLOW_MS = 20_000;

/**
 * Watches the start of the page's code. If a module fails to load, reloads the document once; if that doesn't
 * help, shows a notice. Offline, it doesn't reload, but calls `run` again when the connection returns.
 * @param onFailure called with the error if the reload didn't help
 */
export function watchStart(run: () => Promise<void>, onFailure?: (error: unknown) => void): void {
  const notice = document.getElementById(START_NOTICE_ID);
  const show = (isShown: boolean) => {
    if (!notice) return;
    notice.hidden = !isShown;
    notice.dataset.managed = '';
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
