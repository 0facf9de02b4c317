/** What stands after a request was sent. */
export const quoteReceipt = {
  title: 'We have your request',
  reference: 'Your reference',
  copy: 'Copy the reference',
  track: 'Track this request',
  keep: 'Write it down or copy it. With your e-mail address it opens your tracking.',
  noReference:
    'It arrived the first time, but no reference came with the answer. To track it, e-mail or call us:',
  nextTitle: 'What happens next',
  next: {
    read: {
      title: 'One team reads it',
      text: 'The people who would book and ship it. If something is missing, they ask you once.',
    },
    answer: {
      title: 'They contact you by the way you chose',
      text: {
        whatsapp: 'By WhatsApp, at the number you gave. Nobody else gets your number.',
        phone: 'By phone, at the number you gave. Nobody else gets your number.',
        email: 'By e-mail, at the address you gave. Nobody else gets your number.',
        '': 'Nobody else gets your number.',
      },
    },
    decide: {
      title: 'You decide',
      text: 'Read what the quote includes and what it does not. Nothing is booked until you say yes.',
    },
  },
  changed: 'Something changed? Tell us the reference:',
  changedUnnamed: 'Something changed? Tell us your name and the vehicle:',
  another: 'Ask for another quote',
} as const;
