import { useEffect, useState } from 'react';

const wholeWindow = () => '0px';

/**
 * Whether any matching element is in view.
 * @param marginOf returns an IntersectionObserver margin, to limit the area that counts; called again when
 * the window is resized
 */
export function useIsAnyInView(selector: string, marginOf: () => string = wholeWindow): boolean {
  const [isAny, setIsAny] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    let stop: (() => void) | undefined;
    const watch = () => {
      stop?.();
      const inView = new Set<Element>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inView.add(target);
            else inView.delete(target);
          }
          setIsAny(inView.size > 0);
        },
        { rootMargin: marginOf() },
      );
      const observeAll = () => {
        for (const element of document.querySelectorAll(selector)) observer.observe(element);
      };
      observeAll();
      // Pages change, and some parts load later.
      const changes = new MutationObserver(observeAll);
      changes.observe(document.body, { childList: true, subtree: true });
      stop = () => {
        observer.disconnect();
        changes.disconnect();
      };
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      stop?.();
      window.removeEventListener('resize', watch);
    };
  }, [selector, marginOf]);
  return isAny;
}
