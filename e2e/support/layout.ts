import type { Page } from '@playwright/test';

/** How far the page scrolls horizontally, in pixels. Scrolls for real, because scroll bars take space. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' });
    const moved = window.scrollX;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return moved;
  });
}

/** A pointer target: its size in pixels, including its label or an enlarged hit area. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A link within a sentence, or a point of a drawing that is also in a list. */
  readonly exempt: boolean;
  /** One of the footer's many links, which are also elsewhere. */
  readonly isInFooter: boolean;
}

/** Every visible target of the page, with all details expanded. */
export async function targets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const extent = (box: CSSStyleDeclaration, side: 'width' | 'height') =>
      box.position === 'absolute' && box.content !== 'none' ? parseFloat(box[side]) || 0 : 0;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const pressable = 'a[href], button, summary, input, select, textarea, [role="button"], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const isChoice = element.matches('[type="radio"], [type="checkbox"]');
        const box = (isChoice && label ? label : element).getBoundingClientRect();
        const before = getComputedStyle(element, '::before');
        return {
          name: `${element.tagName} ${element.textContent.trim() || element.getAttribute('aria-label') || element.id}`,
          width: Math.max(box.width, extent(before, 'width')),
          height: Math.max(box.height, extent(before, 'height')),
          exempt: isInSentence(element) || element.closest('svg') !== null,
          isInFooter: element.closest('footer:not(main *)') !== null,
        };
      })
      .filter(({ width }) => width > 0);
  });
}
