import { createHash } from 'node:crypto';

const ID = 'sandbox-notice';

/** Of the form that closes the notice, and of the cookie that remembers it until the browser is closed. */
export const CLOSE_FIELD = { name: ID, value: 'close' } as const;
export const CLOSED_COOKIE = 'sandbox_notice=closed';

/** Below everything else that is fixed, and clear of the scroll-to-top button on the right. */
const style = `
#${ID} { position: fixed; inset: auto auto 0 0; z-index: 8; display: flex; align-items: center; gap: 0.25rem;
  max-width: calc(100% - 5rem); padding: 0 0.25rem env(safe-area-inset-bottom) max(0.75rem, env(safe-area-inset-left));
  background: #fdf1c9; color: #0b2b3a; font-size: 0.8125rem; line-height: 1.3; border: solid #0b2b3a; border-width: 1px 1px 0 0; }
#${ID} p { margin: 0; }
#${ID} button { min-width: 2.75rem; min-height: 1.75rem; padding: 0 0.5rem; border: 0; background: none; color: inherit;
  font: inherit; font-weight: 700; text-decoration: underline; cursor: pointer; }
#${ID} button:focus-visible { outline: 3px solid #0b6e8f; outline-offset: -3px; }
@media print { #${ID} { display: none; } }
`;

/** Spares the visitor the new page. A page kept by the service worker may still have a notice that was closed. */
const script = `
(() => {
  const notice = document.getElementById('${ID}');
  if (document.cookie.includes('${CLOSED_COOKIE}')) notice.remove();
  notice.addEventListener('submit', (event) => {
    event.preventDefault();
    document.cookie = '${CLOSED_COOKIE}; path=/; samesite=lax';
    notice.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
})();
`;

/** One element, so that nothing of it is left when it is removed. It works without its script. */
const notice = `<aside id="${ID}" aria-label="Demonstration"><style>${style}</style><p>Demonstration with sandbox data</p><form method="post"><button name="${CLOSE_FIELD.name}" value="${CLOSE_FIELD.value}">Close</button></form><script>${script}</script></aside>`;

/** @returns the page with the notice as the last element of its body */
export const addNotice = (html: string) => html.replace(/(?=<\/body>)|$/, () => notice);

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @returns the page's content security policy, which also allows the notice's style and script */
export const allowNotice = (policy: string) =>
  policy
    .replace(/\bscript-src [^;]*/, `$& ${sourceOf(script)}`)
    .replace(/\bstyle-src [^;]*/, `$& ${sourceOf(style)}`);
