import { draftMessages } from '../sending';

// Labels and hints of the contact form.

export const label = 'Send us a message';
export const notSent = 'Your message hasn’t been sent yet';
export const notSentAgain = 'Your message hasn’t been sent again yet';
export const maybeNotSent = 'Your message may not have been sent.';
export const stillHere = 'Everything you typed is still here. Try again, or call us.';
export const withoutScripts = 'The form needs JavaScript. Without it, e-mail';
export const orCall = 'or call.';
export const legend = 'Message';
export const sending = 'Sending…';
export const sendAgain = 'Send again';
export const send = 'Send message';
/** Before a message that may have arrived is sent again. */
export const repeat = {
  title: 'We may already have this message.',
  text: 'If it arrived the first time, we’ll get it twice.',
  confirm: 'Send it again anyway',
  cancel: 'Don’t send it',
} as const;
export const clear = 'Clear form';
export const subject = 'What’s this about?';
export const choose = 'Choose one';
export const message = 'Your message';
export const messageHint = 'Include your reference number or VIN, never a password or card number.';
export const name = 'Your name';
export const email = 'E-mail address';
export const phone = 'Phone';
export const consent = 'You may use this to reply to me';
export const policy = 'Privacy Policy';

/** Confirmation that the message was delivered. */
export const contactSent = {
  label: 'Sent',
  title: 'We have your message',
  answerTo: 'We’ll reply to',
  hours: (hours: string) => `Our hours are ${hours}.`,
  urgent: 'If it can’t wait, call',
  usOr: '(USA) or',
  nigeria: '(Nigeria). No answer yet? Check your spam folder first.',
  another: 'Send another message',
  received: 'We have your message.',
  trackShipment: 'Track a shipment',
} as const;

/** Error messages of empty fields. */
export const contactErrors = {
  name: 'Enter your name.',
  subject: 'Choose a subject.',
  message: 'Enter your message.',
  aMessage: 'your message',
  consent: 'Check the box so we can reply.',
} as const;

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
