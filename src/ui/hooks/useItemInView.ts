import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The item that is being read: the `attribute` of the element in the middle of the window, of those in `list` that have
 * one. Undefined where there is none.
 */
export function useItemInView(
  list: RefObject<HTMLElement | null>,
  attribute: `data-${string}`,
): string | undefined {
  const [item, setItem] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const changed = target.getAttribute(attribute) ?? undefined;
          setItem((current) => (isIntersecting ? changed : current === changed ? undefined : current));
        }
      },
      { rootMargin: '-50% 0px -50%' },
    );
    for (const element of list.current?.querySelectorAll(`[${attribute}]`) ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [list, attribute]);
  return item;
}
