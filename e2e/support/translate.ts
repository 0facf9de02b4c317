import type { Page } from '@playwright/test';

/**
 * Changes the page as a browser's translation does: replaces text nodes, now and later, with new ones in `<font>`.
 * The words stay the same.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(translatePage);

/** Text that React wrote into detached text nodes, so that visitors still see the old text. */
export const lostText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { unseen: string[] }).unseen);

/** Runs in the page. */
function translatePage(): void {
  const SKIPPED = 'script, style, textarea, title, svg, font, [translate="no"]';
  const unseen: string[] = [];
  Object.assign(window, { unseen });
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (!target.isConnected) unseen.push(`${String(oldValue)} → ${String(target.nodeValue)}`);
  });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- browsers' translations create it
  const fontElement = () => document.createElement('font');
  const translateText = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(SKIPPED)) return;
    const [outer, inner] = [fontElement(), fontElement()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const translateTree = (root: Node): void => {
    if (root instanceof Text) {
      translateText(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    texts.forEach(translateText);
  };
  translateTree(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateTree(target);
      else addedNodes.forEach(translateTree);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
