import { expectAccount } from '../features/account/AccountGate';
import { opensAccount } from '../features/account/useAccountView';
import { connectionOf } from '../lib/connection';
import { pageOf } from './routes';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

function prefetch({ target, origin, pathname, search }: HTMLAnchorElement): void {
  if (!navigator.onLine || target || origin !== window.location.origin) return;
  pageOf(pathname).prefetch();
  if (opensAccount(search)) void expectAccount();
}

/**
 * Fetches the code of a page, or of the account, when a link to it is pointed at, touched or focused: by the click it is
 * there. A visitor who saves data, or has a very slow line, fetches only what is opened.
 */
export function prefetchOnIntent(): void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && connectionOf(navigator) !== 'metered') prefetch(link);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

/**
 * On a line that is known to be fast and to cost nothing, fetches the code of the pages whose links come into view
 * within the page, one at a time and while nothing else is to be done.
 * @returns ends it
 */
export function prefetchInView(): () => void {
  // Safari has no idle callback, and says nothing of its line.
  if (connectionOf(navigator) !== 'free' || !('requestIdleCallback' in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      requestIdleCallback(() => {
        if (target instanceof HTMLAnchorElement) prefetch(target);
      });
    }
  });
  const looking = requestIdleCallback(() => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
  });
  return () => {
    cancelIdleCallback(looking);
    observer.disconnect();
  };
}
