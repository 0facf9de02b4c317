import { paths } from '../../config/paths';

/** Subjects of a message. The value is also used in links (`/contact?subject=quote`). */
export const contactSubjects = [
  { value: 'quote', label: 'A quote' },
  { value: 'shipment', label: 'A shipment in transit' },
  { value: 'auction', label: 'Buying at auction' },
  { value: 'papers', label: 'Documents and customs' },
  { value: 'payment', label: 'A payment or an invoice' },
  { value: 'shop', label: 'Something from the shop' },
  { value: 'careers', label: 'Jobs' },
  { value: 'impostor', label: 'A suspicious message' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['value'];

/** Suggestions next to the form, for subjects that another page answers sooner. */
export const quickerWays: Readonly<
  Partial<Record<ContactSubject, { readonly text: string; readonly label: string; readonly to: string }>>
> = {
  quote: {
    text: 'The quote form asks for what we need.',
    label: 'Get a quote',
    to: paths.quote,
  },
  shipment: {
    text: 'Track it to see where it is and what’s next.',
    label: 'Track a shipment',
    to: paths.track,
  },
  auction: {
    text: 'See how buying works and where your money is.',
    label: 'Vehicle sourcing',
    to: paths.howItWorks,
  },
  papers: {
    text: 'See every document and who issues it.',
    label: 'International',
    to: paths.international,
  },
};

/** When to expect a reply, next to the form. */
export const replyNote =
  'We reply by e-mail or phone during office hours. We read weekend messages on Monday.';

/** What the company never asks for, so that visitors recognize impostors. */
export const neverAsked = [
  'Your password, or a code sent to your phone.',
  'Payment by gift card, in cryptocurrency or to a personal account.',
  'Payment “today or you lose the car” before you have a written invoice.',
  'Payment to a new account that you only heard about in a message.',
] as const;

export const waysToVerify = [
  {
    title: 'A message',
    text: 'Compare the sender with this list, letter by letter. When in doubt, don’t reply. Write to us.',
  },
  {
    title: 'A call',
    text: 'Hang up and call a number on this list. A genuine caller won’t mind.',
  },
  {
    title: 'An account number',
    text: 'Before your first payment, and after any “new account” message, call a number on this list. We’ll read you the account number.',
  },
  {
    title: 'A duty receipt or a bill of lading',
    text: 'Send us a photo. We’ll tell you if it’s our shipment; a licensed customs agent can verify a duty receipt.',
  },
] as const;

/** How to verify that a message is from us. */
export const verifyUs = {
  title: 'Is it really us?',
  intro: 'Scammers use names like ours. If it isn’t on this list, it isn’t us.',
  channels: 'Our only official channels',
  website: 'Website',
  email: 'E-mail',
  phone: 'Phone',
  social: 'Social media',
  portals: 'Portals',
  howToCheck: 'How to check',
  never: 'What we never ask for',
} as const;

export const officeWords = {
  title: 'Our offices',
  intro: 'The US address is for mail. Call before you visit the head office, so the right person is there.',
  askFor: (person: string) => `Ask for ${person}`,
} as const;

export const contactPage = {
  title: 'Contact us',
  lead: 'You’ll talk to the people who book and ship your car. We don’t sell your number.',
  hours: 'Office hours',
  writeToUs: 'Send us a message',
} as const;

export const channelWords = {
  phone: (place: string) => `Phone, ${place}`,
  chatAndPhone: (chat: string, place: string) => `${chat} and phone, ${place}`,
  call: 'Call',
  email: 'E-mail',
} as const;
