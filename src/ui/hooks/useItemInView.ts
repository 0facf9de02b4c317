import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The item that is being read: the `attribute` of the element in the middle of the window, of those in `list` that have
 * one. Undefined where there is none. `line` is another height than the middle, in percent of the window's.
 */
export function useItemInView(
  list: RefObject<HTMLElement | null>,
  attribute: `data-${string}`,
  line = 50,
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
      { rootMargin: `${String(-line)}% 0px ${String(line - 100)}%` },
    );
    for (const element of list.current?.querySelectorAll(`[${attribute}]`) ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [list, attribute, line]);
  return item;
}
