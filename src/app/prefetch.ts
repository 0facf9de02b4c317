import { pageOf } from './routes';

/** Not yet in TypeScript's DOM types; absent in Safari and Firefox. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** A visitor who saves data, or has a very slow line, fetches only what is opened. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches a page's code when a link to it is pointed at, touched or focused: by the click it is there. */
export function prefetchOnIntent(): void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== window.location.origin || isMetered()) return;
    pageOf(link.pathname).prefetch();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}
