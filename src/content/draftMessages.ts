import { storageKeys } from '../config/storageKeys';

/** Shown if the browser blocks storage or it's full. */
export const notSavedHere = 'Your browser won’t let us save this. It’s here only while the page is open.';

/** Messages about saving drafts, shared by the forms. */
export const draftMessages = {
  /** After a rate limit. */
  waitIsOver: 'The wait is over. You can send it now.',
  inputUnchanged: 'Everything you typed is still here.',
  savedUntilSent: (draft: 'quoteDraft' | 'contactDraft') =>
    `Saved on this device until you send it, for up to ${String(storageKeys[draft].lifetimeDays)} days.`,
  notSaved: 'What you typed isn’t saved on this device. It’s here only while the page is open.',
  cleared: 'Form cleared.',
  undo: 'Undo',
  isOffline: 'You’re offline.',
  savedOffline:
    'It’s saved on this device, even if you close the page. Come back when you’re online and send it.',
} as const;
