import { onStart } from './started';
import { setScripts } from './scripts';
import { showStartNotice } from './showStartNotice';

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
  /** Whether the browser can't read the code, according to this error. */
  readonly isFinal: (error: unknown) => boolean;
  /** Whether the server sends all of the code. If so, and `run` rejects, the browser can't run it. Never rejects. */
  readonly isServed: () => Promise<boolean>;
  readonly loadRescue: () => Promise<Rescue>;
  /** Called with the error if a reload didn't help. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Watches the start of the page's code. If a module fails to load, reloads the document once, with code from the network;
 * if that doesn't help, shows a notice. Offline, it doesn't reload, but calls `run` again when the connection returns.
 * If the code arrives but doesn't run, the browser is too old: the notice says so, and parts that need scripts are hidden.
 */
export function watchStart({ run, isFinal, isServed, loadRescue, onFailure }: Start): void {
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
  const giveUp = () => {
    setScripts(false);
    showStartNotice('unsupported');
  };
  const slow = setTimeout(showStartNotice, SLOW_MS, 'unloaded');
  let isRunning = false;
  let hasFailed = false;
  onStart((state) => {
    isRunning = true;
    if (state === 'running' || hasFailed) return;
    clearTimeout(slow);
    if (state === 'working') {
      showStartNotice();
      return;
    }
    hasFailed = true;
    giveUp();
    // The next visit gets it from the network.
    void recover(false);
  });
  const attempt = () => {
    run()
      .then(() => {
        if (!isRunning) throw new Error('The entry is empty');
      })
      .catch(async (error: unknown) => {
        if (!isFinal(error) && (await recover(true))) return;
        onFailure?.(error);
        if (isFinal(error) || (await isServed())) {
          clearTimeout(slow);
          giveUp();
          return;
        }
        showStartNotice('unloaded');
        addEventListener('online', attempt, { once: true });
      });
  };
  attempt();
}
