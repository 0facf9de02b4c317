import { connectionOf } from '../lib/connection';
import { pageOf } from './routes';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches a page's code when a link to it is pointed at, touched or focused: by the click it is there. A visitor who
 * saves data, or has a very slow line, fetches only what is opened.
 */
export function prefetchOnIntent(): void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (
      !link ||
      link.target ||
      link.origin !== window.location.origin ||
      connectionOf(navigator) === 'metered'
    )
      return;
    pageOf(link.pathname).prefetch();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}
