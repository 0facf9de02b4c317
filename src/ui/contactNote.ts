import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ContactNote, NoteSubject } from '../lib/text/contactLinks';

/**
 * Holds what a message to us starts with.
 * @param setSubject names what's on the screen. Not in the store, because it follows from that.
 */
export function createNoteHolder(setSubject: (subject: NoteSubject | null) => void = () => undefined) {
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
    setSubject,
  };
}

/** A holder that never changes itself: a changed context would make React drop a page whose code isn't there yet. */
export const noteContext = createContext(createNoteHolder());

/** What a message to us starts with; null before hydration, because the links are prerendered for everyone. */
export function useContactNote(): ContactNote | null {
  const { subscribe, get } = useContext(noteContext);
  return useSyncExternalStore(subscribe, get, () => null);
}

/** Names the subject of messages to us while the component is mounted. */
export function useContactSubject({ reference, car, arrival }: NoteSubject): void {
  const { setSubject } = useContext(noteContext);
  useEffect(() => {
    if (!reference) return undefined;
    setSubject({ reference, car, arrival });
    return () => setSubject(null);
  }, [arrival, car, reference, setSubject]);
}
