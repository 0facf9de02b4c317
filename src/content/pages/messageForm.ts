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
