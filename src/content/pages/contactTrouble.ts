import { keptWords } from '../keptWords';

/** What is said when a message did not get through, or may have. */
export const contactTrouble = {
  ...keptWords,
  notSent: 'Your message was not sent.',
  unsent: 'Your message has not been sent yet.',
  isOnline: 'There was no connection. This device is online again: send the message now.',
  maybeSent: 'Your message may have been sent.',
  sendAgain:
    'No answer came back that we could read, so we cannot tell. Everything you typed is still here. Send it again only if you want to: we may then get it twice, which does no harm.',
} as const;
