import { useEffect, useRef } from 'react';
import { announce } from '../announce';

/** Long enough not to announce a result for each digit typed. */
const SETTLED_MS = 1_500;

/** Announces a changed text to screen readers once it hasn't changed for a moment. */
export function useSettledAnnouncement(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
