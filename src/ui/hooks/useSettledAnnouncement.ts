import { useEffect, useRef } from 'react';
import { announce } from '../announce';

/** Long enough that nobody who types a sum hears a total for each digit. */
const SETTLED_MS = 1_500;

/** Tells a screen reader a text that has changed, once it has stayed the same for a moment. */
export function useSettledAnnouncement(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
}
