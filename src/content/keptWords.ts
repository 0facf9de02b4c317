import { storageKeys } from '../config/storageKeys';

/** Beside what was to be remembered, where the browser forbids it or has no room. */
export const notKeptHere = 'Your browser won’t let us save this. It’s here only while the page is open.';

/** What is said of anything typed that could not go out, whichever form it is from. */
export const keptWords = {
  keptAll: 'Everything you typed is still here.',
  keeping: (draft: 'quoteDraft' | 'contactDraft') =>
    `Saved on this device until you send it, for up to ${String(storageKeys[draft].lifetimeDays)} days.`,
  notKept: 'Your browser won’t let us save what you type. It’s here only while the page is open.',
  cleared: 'Form cleared.',
  undo: 'Undo',
  isOffline: 'You’re offline.',
  keptUntil:
    'It’s saved on this device, even if you close the page. Come back when you’re online and send it.',
} as const;
