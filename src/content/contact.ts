import { paths } from '../config/paths';

/** What a message may be about: the value is sent, and stands in links (`/contact?subject=quote`). */
export const contactSubjects = [
  { value: 'quote', label: 'A quote or a price' },
  { value: 'shipment', label: 'A shipment that is under way' },
  { value: 'auction', label: 'Buying at auction' },
  { value: 'papers', label: 'Papers and customs' },
  { value: 'payment', label: 'A payment or an invoice' },
  { value: 'shop', label: 'Something from the shop' },
  { value: 'careers', label: 'Work' },
  { value: 'impostor', label: 'A message that may not be yours' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['value'];

/** What stands beside the form where another page answers sooner. */
export const quickerWays: Readonly<
  Partial<Record<ContactSubject, { readonly text: string; readonly label: string; readonly to: string }>>
> = {
  quote: {
    text: 'The quote form asks what we would have to ask you back.',
    label: 'Get a quote',
    to: paths.quote,
  },
  shipment: {
    text: 'Where it is and what comes next stands on the tracking page, day and night.',
    label: 'Track a shipment',
    to: paths.track,
  },
  auction: {
    text: 'How buying works, and where your money is at each step, stands here.',
    label: 'Vehicle sourcing',
    to: paths.howItWorks,
  },
  papers: {
    text: 'The papers in their order, and who issues each, stand here.',
    label: 'International',
    to: paths.international,
  },
};

export const afterSending = [
  {
    title: 'It reaches one team',
    text: 'The same people read it who book and ship. Nobody else gets your number or your address.',
  },
  {
    title: 'We answer by the way you chose',
    text: 'To your e-mail address, or by telephone if you gave a number. Within office hours; messages of the weekend are read on Monday.',
  },
  {
    title: 'You answer back in the same place',
    text: 'Reply to our message rather than starting anew: your case then stays in one place, and you tell it only once.',
  },
] as const;

/** What the company never asks for, so that who asks is not the company. */
export const neverAsked = [
  'Your password, or a code that was sent to your telephone.',
  'Payment in gift cards, in cryptocurrency or to a private person.',
  'A payment “today, or the car is lost”, before you have a written invoice.',
  'A new account number by message alone.',
] as const;

export const checksOfUs = [
  {
    title: 'A message',
    text: 'Compare the sender, letter by letter, with the addresses in the list. A name can be faked, and so can a picture. When in doubt, do not answer: write to us afresh.',
  },
  {
    title: 'A call',
    text: 'Hang up and call a number of the list. Whoever really called will find it quite right.',
  },
  {
    title: 'An account number',
    text: 'Before the first payment, and after any “change of bank”, call a number of the list and have the account read out to you. Do not use the number in the message that you are checking.',
  },
  {
    title: 'A duty paper or a bill of lading',
    text: 'Send us the picture of it. We tell you whether it is ours; a licensed customs agent can tell whether customs know it.',
  },
] as const;
