import { REFERRAL_REWARD } from '../../config/limits';
import { company } from '../company';
import { notSavedHere } from '../sending';

/** Texts of the referral program. The reward is the specification's; the company must confirm the conditions. */
export const referralWords = {
  earn: 'Earn',
  reward: REFERRAL_REWARD,
  lead: 'Send your link to a friend who has a car to ship. When they ship with us, you can earn a reward. No account needed.',
  steps: [
    {
      title: 'Get your link',
      text: 'One tap makes a code that’s yours alone. It’s saved on this device, so write it down in case you change phones.',
    },
    {
      title: 'Tell us it’s yours',
      text: 'Send us the code once, by WhatsApp or e-mail, so we know who to reward. We’ll reply with the terms.',
    },
    {
      title: 'Share it',
      text: 'Your friend sees the code when they open the link. It’s saved on their device for 30 days and added to their quote request.',
    },
    {
      title: 'They ship, you earn',
      text: `The reward is ${REFERRAL_REWARD}. We confirm in writing which referral pays, how much and when. This page alone isn’t a promise.`,
    },
  ],
  counts: [
    'Someone who hasn’t shipped with us before and whose request has your code.',
    'The last link, if your friend opens more than one. They see the code before they send the request.',
    'What our reply says in writing: how much you’ll get, and when and how it’s paid. Save it.',
  ],
  doesNotCount: [
    'Your own code on your own request.',
    'Your own link, opened on the device you made it on. It doesn’t do anything.',
    'An earlier link, if your friend opens another one after it.',
  ],
  questions: [
    {
      question: 'Do I need an account?',
      answer: 'No. The code is made on your device. We just need to know it’s yours.',
    },
    {
      question: 'What does my friend see?',
      answer:
        'A note at the bottom of the page with the code, how long it’s saved and a button to remove it. They see it again before they send a request. It costs them nothing.',
    },
    {
      question: 'My friend lost the link. Do I lose the reward?',
      answer: 'No. They can enter your code in the last step of the quote request.',
    },
    {
      question: 'I cleared my browser. Is my code gone?',
      answer: 'On this device, yes. If you told us it’s yours, it still counts. Use the code you wrote down.',
    },
    {
      question: 'Will you tell me what my friend requested?',
      answer:
        'No. The link has a code, not a name. We don’t tell you or anyone else what your friend requested.',
    },
  ],
} as const;

export const ownLinkWords = {
  intro:
    'It has an eight-character code and nothing about you. It’s made and saved on this device, and nothing is sent to us.',
  next: 'What your friend gets',
  scanNext: 'And a QR code to scan from your screen.',
  make: 'Get my link',
  yours: 'Your link',
  made: 'Your link is ready.',
  notSaved: `${notSavedHere} Write the code down, and tell us it’s yours.`,
  share: 'Share it',
  qr: (code: string) => `QR code for your link with the code ${code}`,
  scan: 'They can scan it from your screen.',
  copy: 'Copy the link',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  claimTitle: 'Tell us it’s yours',
  claimText: 'You only need to do this once. Otherwise we see the code, but not who to reward.',
  claimEmail: 'E-mail us',
  claimWhatsapp: 'Tell us on WhatsApp',
  claimSubject: (code: string) => `Referral code ${code}`,
  claimMessage: (code: string) => `This referral code is mine: ${code}. What terms apply to me?`,
  remove: 'Remove it from this device',
  removeHere: 'Remove it',
  removed: 'Code removed from this device.',
  putBack: 'Your link is back.',
  message: (link: string) =>
    `${company.name} ships cars between the USA and Nigeria. If you want a quote, this link has my referral code: ${link}`,
  withoutScripts: 'Getting a link needs JavaScript. Without it, e-mail us and we’ll send you a code:',
} as const;

export const referralPage = {
  label: 'Referral program',
  linkTitle: 'Your link',
  howTitle: 'How it works',
  countsTitle: 'What\u00a0counts, and what doesn’t',
  counts: 'Counts',
  doesNotCount: 'Doesn’t count',
  questions: 'Questions',
  nextTitle: 'Shipping a car yourself?',
  next: 'A quote request is five short steps. If a friend referred you, we’ll add their code.',
  getQuote: 'Get a quote',
} as const;
