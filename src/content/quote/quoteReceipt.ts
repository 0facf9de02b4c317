import { companyName } from '../companyName';

export const quoteReceipt = {
  title: 'We have your request',
  reference: 'Your reference',
  copy: 'Copy reference',
  track: 'Track this request',
  keep: 'Save it. You’ll need it and your e-mail address to track.',
  whatsapp: 'Send to my WhatsApp',
  email: 'E-mail it to me',
  print: 'Print',
  asked: 'What you sent',
  /** After a repeated send, as an earlier one may have arrived first. */
  repeated:
    'You sent this more than once. If you changed something in between, tell us: we may have the earlier version.',
  /** The receipt as a message the visitor can send. */
  message: {
    subject: 'My quote request',
    intro: `My quote request to ${companyName.full}`,
    contact: `To reach ${companyName.full}:`,
  },
  noReference:
    'We got it the first time, but we couldn’t show you a reference number. To track it, e-mail or call us:',
  nextTitle: 'What happens next',
  next: {
    read: {
      title: 'Our team reads it',
      text: 'The people who’d book and ship your car read every request during office hours. If anything’s missing, they’ll ask you once.',
      isOpen: (time: string) => `The office is open until ${time}.`,
      opens: (time: string) => `The office opens ${time}.`,
      yours: (time: string) => `That’s ${time} your time.`,
    },
    answer: {
      title: 'You get a quote, line by line',
      text: {
        whatsapp: 'On WhatsApp, at the number you gave. We don’t sell your number.',
        phone: 'By phone, at the number you gave. We don’t sell your number.',
        email: 'By e-mail, at the address you gave. We don’t sell your number.',
        '': 'We don’t sell your number.',
      },
    },
    decide: {
      title: 'You decide',
      text: 'Compare what each quote includes and leaves out. Nothing is booked until you say yes in writing.',
    },
  },
  changed: 'Something changed? Tell us the reference number:',
  changedUnnamed: 'Something changed? Tell us your name and the vehicle:',
  another: 'Ask for another quote',
} as const;

/** Labels of a wanted car's criteria in the review, messages and notes. */
export const preferenceWords = {
  years: {
    exactly: (year: string) => `model year ${year}`,
    between: (from: string, to: string) => `model years ${from} to ${to}`,
    from: (year: string) => `model year ${year} or later`,
    upTo: (year: string) => `model year ${year} or earlier`,
  },
  mileage: (miles: string) => `up to ${miles} miles`,
  title: {
    clean: 'clean title only',
    rebuilt: 'clean or rebuilt title',
    salvage: 'clean, rebuilt or salvage title',
    any: 'any title',
  },
  budget: {
    exactly: (sum: string) => `budget $${sum}`,
    between: (from: string, to: string) => `budget $${from} to $${to}`,
    from: (sum: string) => `budget $${sum} or more`,
    upTo: (sum: string) => `budget up to $${sum}`,
  },
} as const;

export const summaryWords = {
  vin: (vin: string) => `VIN ${vin}`,
  more: (name: string, others: number) => `${name} + ${String(others)} more`,
  /** A request's car in a sentence; without a name, nothing is known of it yet. */
  one: (name: string) => (name ? `the ${name}` : 'your request'),
  several: (count: number) => `the ${String(count)} vehicles`,
  service: 'Service',
  from: 'From',
  to: 'To',
  atSea: 'At sea',
  ready: {
    inspection: 'Start inspecting on',
    'car-purchase': 'Start looking on',
    other: 'Ready on',
  },
  effects: 'Items inside',
  method: 'Method',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  by: 'Reach me by',
  notes: 'Notes',
  referral: 'Referral code',
  items: 'From the shop',
  open: 'Not given',
  own: {
    condition: { runs: 'runs', rolls: 'rolls, doesn’t start', inoperable: 'doesn’t start or roll' },
    keys: { yes: 'with keys', no: 'no keys' },
  },
  preferences: {
    condition: { runs: 'must run', rolls: 'may need repairs', inoperable: 'any condition' },
    keys: { yes: 'must have keys', no: 'keys not needed' },
  },
  subject: 'Quote request',
} as const;
