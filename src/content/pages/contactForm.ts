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
