/** Toasts shown when a form's response arrives after the visitor left its page. */
export const deliveryToasts = {
  quote: {
    sent: (reference: string) => `Your quote request was sent. Your reference is ${reference}.`,
    delivered: 'We have your quote request.',
    track: 'Track this request',
    unsent: 'Your quote request hasn’t been sent yet.',
    maybeSent: 'Your quote request may have been sent.',
    refused: 'Your quote request wasn’t sent.',
    back: 'Go to your request',
  },
  contact: {
    sent: 'Your message was sent.',
    unsent: 'Your message hasn’t been sent yet.',
    maybeSent: 'Your message may have been sent.',
    refused: 'Your message wasn’t sent.',
    back: 'Go to your message',
  },
} as const;
