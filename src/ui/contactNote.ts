import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ContactNote } from '../lib/text/contactLinks';

/** The shipment or request on the screen, for messages about it. */
export interface ContactSubject {
  readonly reference: string;
  /** '' if unknown. */
  readonly car: string;
  /** Such as 'Arrives about 20 Dec 2026'; '' if unknown. */
  readonly arrival: string;
}

/** Holds what a message to us starts with. */
export function createNoteHolder() {
  let current: ContactNote | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (note: ContactNote | null) => {
      current = note;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A holder that never changes itself: a changed context would make React drop a page whose code isn't there yet. */
export const noteContext = createContext(createNoteHolder());

/** What a message to us starts with; null before hydration, because the links are prerendered for everyone. */
export function useContactNote(): ContactNote | null {
  const { subscribe, get } = useContext(noteContext);
  return useSyncExternalStore(subscribe, get, () => null);
}

/** Sets the subject. Not in the store: what's on the screen follows from it. */
export const subjectContext = createContext<(subject: ContactSubject | null) => void>(() => undefined);

/** Names the subject of messages to us while the component is mounted. */
export function useContactSubject({ reference, car, arrival }: ContactSubject): void {
  const setSubject = useContext(subjectContext);
  useEffect(() => {
    if (!reference) return undefined;
    setSubject({ reference, car, arrival });
    return () => setSubject(null);
  }, [arrival, car, reference, setSubject]);
}
