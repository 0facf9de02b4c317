import { preloadAccount } from '../features/account/AccountGate';
import { opensAccount } from '../features/account/useAccountView';
import { connectionOf } from '../lib/connection';
import { routePath } from '../config/paths';
import { notFoundCode, pageCode } from './pageCode';
import type { LoadPage } from './pageCode';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

function prefetch({ target, origin, pathname, search }: HTMLAnchorElement): void {
  if (!navigator.onLine || target || origin !== window.location.origin) return;
  const load =
    (pageCode as Readonly<Record<string, LoadPage | undefined>>)[routePath(pathname)] ?? notFoundCode;
  // A prefetch that fails changes nothing: the navigation asks again.
  load().catch(() => undefined);
  if (opensAccount(search)) preloadAccount();
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
