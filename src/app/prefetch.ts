import { preloadAccount } from '../features/account/AccountGate';
import { opensAccount } from '../features/account/useAccountView';
import { connectionOf } from '../lib/connection';
import { licensesFile, routePath } from '../config/paths';
import { notFoundCode, pageCode } from './pageCode';
import type { LoadPage } from './pageCode';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

function prefetch({ target, origin, pathname, search }: HTMLAnchorElement): void {
  if (!navigator.onLine || target || origin !== window.location.origin || pathname === licensesFile) return;
  const load =
    (pageCode as Readonly<Record<string, LoadPage | undefined>>)[routePath(pathname)] ?? notFoundCode;
  // If a prefetch fails, the navigation loads it again.
  load().catch(() => undefined);
  if (opensAccount(search)) preloadAccount();
}

/**
 * Prefetches the code of a page, or of the account dialog, when its link is hovered, touched or focused. Not
 * on a metered connection.
 */
export function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && connectionOf(navigator) !== 'metered') prefetch(link);
  };
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true });
}
