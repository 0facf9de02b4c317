import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { documentTitle, pageTitles } from '../../content/pageTitles';

/**
 * Treats a new step like a new page: scrolls to its heading and focuses the heading or the field in the URL's hash.
 * @param hasErrors leaves focus to the error summary
 * @param takesFocus also focuses the first step's heading
 */
export function useStepFocus(step: string, hasErrors: boolean, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(takesFocus ? undefined : step);
  const { hash } = useLocation();
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.scrollIntoView({ block: 'start' });
    const field = document.getElementById(hash.slice(1));
    if (field) field.focus();
    else if (!hasErrors) heading.current?.focus({ preventScroll: true });
  }, [hash, hasErrors, step]);
  return heading;
}

/**
 * Adds the step to the document title, prefixed with `Error: ` while errors are shown.
 * @param name undefined on the first step, which uses the page's own title
 */
export function useStepTitle(name: string | undefined, hasErrors: boolean): void {
  useEffect(() => {
    const page = pageTitles[paths.quote];
    const title = documentTitle(name === undefined ? page : `${name} | ${page}`);
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [name, hasErrors]);
}
