import { onStart } from './started';
import { startLate } from './startLate';

export { refreshCode } from '../lib/refreshCode';
export { reloadOnce } from './reloadOnce';

/**
 * The external script of every page. Usually it does nothing, except that the inline starter imports these functions
 * when the start fails. But if a host sends an old page with a new release's headers, their policy blocks the page's
 * inline styles and scripts, and allows only this file: it applies the styles and starts the code.
 */
const blocked = [...document.querySelectorAll('style')].filter(
  ({ textContent, sheet }) => textContent && !sheet?.cssRules.length,
);
// The policy doesn't apply to style sheets that scripts construct. Safari has them since 16.4.
if ('adoptedStyleSheets' in document) {
  for (const style of blocked) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // By then, styled-components has inserted its rules itself, and in their proper order.
    if ('styled' in style.dataset)
      onStart((state) => {
        if (state === 'working')
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      });
  }
}
startLate();
