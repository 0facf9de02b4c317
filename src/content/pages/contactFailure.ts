import { draftMessages } from '../draftMessages';

/** Messages for a message that wasn't, or may not have been, delivered. */
export const contactFailure = {
  ...draftMessages,
  notSent: 'Your message wasn’t sent.',
  unsent: 'Your message hasn’t been sent yet.',
  isOnline: 'You were offline. You’re back online: send your message now.',
  maybeSent: 'Your message may have been sent.',
  sendAgain:
    'We couldn’t confirm that it went through. Everything you typed is still here. If you send it again, we may get it twice.',
} as const;
