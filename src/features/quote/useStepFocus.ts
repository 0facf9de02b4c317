import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import { documentTitle, pageTitles } from '../../content/pageTitles';

/** The page's own title stands for it. */
const FIRST = 'service';

/**
 * Tells a new step the way a new page is told: its heading comes into view and takes focus, and the tab's title
 * names it, with `Error: ` before it while errors are shown.
 *
 * @param name what the tab calls the step
 */
export function useStepFocus(step: string, name: string, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  useEffect(() => {
    const page = pageTitles[paths.quote];
    const title = documentTitle(step === FIRST ? page : `${name} | ${page}`);
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [name, step, hasErrors]);

  return heading;
}
