/** The attributes that jsdom's default style sheet selects by, and inline styles. */
const ATTRIBUTES = ['type', 'hidden', 'open', 'style', 'dir', 'list', 'disabled', 'readonly'];

/**
 * Makes `getComputedStyle` compute the style of each kind of element once. The tests' components have no style sheets
 * (see `renderApp`), so elements with the same name and these attributes have the same style, apart from an inherited
 * `visibility`, which the site never sets inline. jsdom matches all rules of its default style sheet, and resolves all
 * colors, for each element of each query by role: an eighth of a test's time.
 */
export function fastStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    if (document.styleSheets.length > 0) return compute(element);
    // JSON tells an empty attribute from none.
    const kind = JSON.stringify([element.localName, ...ATTRIBUTES.map((name) => element.getAttribute(name))]);
    const style = styles.get(kind) ?? compute(element);
    styles.set(kind, style);
    return style;
  };
}
