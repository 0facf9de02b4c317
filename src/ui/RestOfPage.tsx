import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AfterPaint } from './AfterPaint';
import { useIsHydrated } from './useIsHydrated';

/**
 * What a page has besides what must be seen first: whatever stands below its first screen, and forms, which are heavy.
 * When a visitor goes on to the page, it comes right after the first paint, and half the work stands between the press
 * and the answer. A place within the page, or one to go back to, must be there at once, and so must everything on the
 * first page of a visit.
 */
export function RestOfPage({ children }: { readonly children: ReactNode }) {
  const isLaterPage = useIsHydrated();
  const how = useNavigationType();
  const { hash } = useLocation();
  return (
    <AfterPaint atOnce={!isLaterPage || how === NavigationType.Pop || hash !== ''}>{children}</AfterPaint>
  );
}
