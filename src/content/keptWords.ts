import { storageKeys } from '../config/storageKeys';

/** Beside what was to be remembered, where the browser forbids it or has no room. */
export const notKeptHere = 'This browser does not let us keep it: it stays only as long as the page is open.';

/** What is said of anything typed that could not go out, whichever form it is from. */
export const keptWords = {
  keptAll: 'Everything you typed is still here.',
  keeping: (draft: 'quoteDraft' | 'contactDraft') =>
    `What you type is saved on this device until you send it, for up to ${String(storageKeys[draft].lifetimeDays)} days.`,
  notKept: 'This browser does not let us keep what you type: it stays only as long as the page is open.',
  cleared: 'Everything was cleared.',
  undo: 'Undo',
  isOffline: 'This device has no connection.',
  keptUntil:
    'It is kept on this device, also if you close the page. Come back to it when you are online, and send it.',
} as const;
