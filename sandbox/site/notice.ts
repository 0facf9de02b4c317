import { createHash } from 'node:crypto';

const ID = 'sandbox-notice';

/** The form field that closes the notice, and the session cookie that remembers it. */
export const CLOSE_FIELD = { name: ID, value: 'close' } as const;
export const CLOSED_COOKIE = 'sandbox_notice=closed';

/** Below all other fixed elements, and clear of the scroll-to-top button on the right. */
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

/** Saves the visitor a page load. A page saved by the service worker may still include a notice that was closed. */
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

/** A single element, so that removing it leaves nothing behind. It works without its script. */
const notice = `<aside id="${ID}" aria-label="Demonstration"><style>${style}</style><p>Demonstration with sandbox data</p><form method="post"><button name="${CLOSE_FIELD.name}" value="${CLOSE_FIELD.value}">Close</button></form><script>${script}</script></aside>`;

/** Adds the notice as the last element of the page's body. */
export const addNotice = (html: string) => html.replace(/(?=<\/body>)|$/, () => notice);

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds the notice's style and script to a content security policy. */
export const allowNotice = (policy: string) =>
  policy
    .replace(/\bscript-src [^;]*/, `$& ${hashSource(script)}`)
    .replace(/\bstyle-src [^;]*/, `$& ${hashSource(style)}`);
