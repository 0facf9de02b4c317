import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { documentTitle, pageTitles } from '../../content/pageTitles';

/**
 * A new step is presented like a new page: its heading comes into view and takes focus, or the field that a link names.
 * @param hasNews the error summary takes focus
 */
export function useStepFocus(step: string, hasNews: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const { hash } = useLocation();
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    const field = document.getElementById(hash.slice(1));
    if (field) field.focus();
    else if (!hasNews) heading.current?.focus({ preventScroll: true });
  }, [hash, hasNews, step]);
  return heading;
}

/**
 * Puts the step into the tab's title, with `Error: ` before it while errors are shown.
 * @param name undefined on the first step, for which the page's own title stands
 */
export function useStepTitle(name: string | undefined, hasErrors: boolean): void {
  useEffect(() => {
    const page = pageTitles[paths.quote];
    const title = documentTitle(name === undefined ? page : `${name} | ${page}`);
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [name, hasErrors]);
}
