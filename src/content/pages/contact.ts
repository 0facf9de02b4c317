import { paths } from '../../config/paths';

/** What a message may be about: the value is sent, and stands in links (`/contact?subject=quote`). */
export const contactSubjects = [
  { value: 'quote', label: 'A quote or a price' },
  { value: 'shipment', label: 'A shipment on its way' },
  { value: 'auction', label: 'Buying at auction' },
  { value: 'papers', label: 'Documents and customs' },
  { value: 'payment', label: 'A payment or an invoice' },
  { value: 'shop', label: 'Something from the shop' },
  { value: 'careers', label: 'Work' },
  { value: 'impostor', label: 'A message that may not be yours' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['value'];

/** Shown beside the form when another page answers sooner. */
export const quickerWays: Readonly<
  Partial<Record<ContactSubject, { readonly text: string; readonly label: string; readonly to: string }>>
> = {
  quote: {
    text: 'The quote form asks for what we need.',
    label: 'Get a quote',
    to: paths.quote,
  },
  shipment: {
    text: 'The tracking page shows where it is and what comes next.',
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

/** Beside the form: when the answer comes. */
export const replyNote =
  'We reply by e-mail or phone during office hours. We read weekend messages on Monday.';

/** What the company never asks for, so that who asks is not the company. */
export const neverAsked = [
  'Your password, or a code sent to your phone.',
  'Payment in gift cards, in cryptocurrency or to a private person.',
  'A payment “today, or the car is lost”, before you have a written invoice.',
  'A new account number by message alone.',
] as const;

export const checksOfUs = [
  {
    title: 'A message',
    text: 'Compare the sender with this list, letter by letter. Names and pictures can be faked. If in doubt, don’t reply: write to us.',
  },
  {
    title: 'A call',
    text: 'Hang up and call a number on this list. A genuine caller won’t mind.',
  },
  {
    title: 'An account number',
    text: 'Before your first payment, and after any “change of bank”, call a number on this list and have us read you the account. Never use the number in the message.',
  },
  {
    title: 'A duty receipt or a bill of lading',
    text: 'Send us a picture. We’ll tell you if it’s ours; a licensed customs agent can tell you if customs issued it.',
  },
] as const;
