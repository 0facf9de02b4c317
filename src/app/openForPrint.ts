/**
 * Opens what's folded on the page while it prints. Only for browsers without `::details-content`, such as Firefox before 143:
 * others print folded content by style.
 */
export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let folded: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
    folded = [];
  });
}
