/**
 * Changes the page as a browser's translation does: replaces text nodes, now and later, with new ones in `<font>`. The
 * words stay the same. Collects in `window.unseen` what React writes into detached text nodes. Self-contained, so that
 * the browser tests can run it in the page.
 */
export function translatePage(): void {
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
