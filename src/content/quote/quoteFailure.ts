import { draftMessages } from '../draftMessages';

/** Messages for a request that wasn't, or may not have been, delivered. */
export const quoteFailure = {
  ...draftMessages,
  notSent: 'Your request wasn’t sent.',
  unsent: 'Your request hasn’t been sent yet.',
  isOnline: 'You were offline. You’re back online: send your request now.',
  maybeSent: 'Your request may have been sent.',
  sendAgain:
    'We couldn’t confirm that it went through. Everything you typed is still here. It’s fine to send it again: we’ll recognize it, and you’ll get the same reference.',
  changed: 'If you change something first, mention it when we contact you. We may have the earlier version.',
} as const;
