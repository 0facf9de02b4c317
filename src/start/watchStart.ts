import { onStart } from './started';
import { START_NOTICE_ID } from './startNoticeId';

/** After this, the notice is shown. The page may still start later. */
const SLOW_MS = 20_000;

/** What only a failed start needs, in rescue.ts. */
export interface Rescue {
  /** Replaces kept code with the network's. Never rejects. */
  refreshCode(): Promise<void>;
  /** Returns whether the document is being reloaded. */
  reloadOnce(): boolean;
}

interface Start {
  /** Loads the code, the entry last. */
  readonly run: () => Promise<void>;
  readonly loadRescue: () => Promise<Rescue>;
  /** Called with the error if a reload didn't help. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Watches the start of the page's code. If a module fails to load, reloads the document once, with code from the network;
 * if that doesn't help, shows a notice. Offline, it doesn't reload, but calls `run` again when the connection returns.
 */
export function watchStart({ run, loadRescue, onFailure }: Start): void {
  const notice = document.getElementById(START_NOTICE_ID);
  const show = (isShown: boolean) => {
    if (notice) notice.hidden = !isShown;
  };
  /** Replaces kept code with the network's. Returns whether the document is being reloaded, too. */
  const recover = async (mayReload: boolean) => {
    try {
      const { refreshCode, reloadOnce } = await loadRescue();
      await refreshCode();
      return mayReload && navigator.onLine && reloadOnce();
    } catch {
      return false;
    }
  };
  const slow = setTimeout(show, SLOW_MS, true);
  let isRunning = false;
  onStart((state) => {
    isRunning = true;
    if (state === 'running') return;
    clearTimeout(slow);
    show(state === 'failed');
    // The next reload, by the visitor, gets it from the network.
    if (state === 'failed') void recover(false);
  });
  const attempt = () => {
    run()
      .then(() => {
        if (!isRunning) throw new Error('The entry is empty');
      })
      .catch(async (error: unknown) => {
        if (await recover(true)) return;
        onFailure?.(error);
        show(true);
        addEventListener('online', attempt, { once: true });
      });
  };
  attempt();
}
