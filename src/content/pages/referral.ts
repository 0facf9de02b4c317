import { REFERRAL_REWARD } from '../../config/limits';
import { company } from '../company';
import { notKeptHere } from '../keptWords';

/** The program as the site tells it. The one sum is the specification's; conditions are the company's to confirm. */
export const referralWords = {
  title: `Earn ${REFERRAL_REWARD}`,
  lead: 'Send your link to somebody who has a car to ship. When they ship with us, you can earn a reward. The link is made here, on your device, without an account.',
  steps: [
    {
      title: 'Make your link',
      text: 'One press makes a code that is yours alone. It stays on this device; write it down if you change phones.',
    },
    {
      title: 'Tell us that it is yours',
      text: 'Send us the code once, by WhatsApp or e-mail, so that we know whom to reward. We answer with the terms that apply to you.',
    },
    {
      title: 'Pass it on',
      text: 'Whoever opens your link sees that the code came along. It waits 30 days on their device and goes into their quote request by itself.',
    },
    {
      title: 'They ship, you earn',
      text: `The reward is ${REFERRAL_REWARD}. Which referral earns it, how much of it and when, we confirm to you in writing: this page alone gives no claim.`,
    },
  ],
  conditions: [
    {
      term: 'Who counts',
      value: 'Somebody who has not shipped with us before and whose request carries your code.',
    },
    {
      term: 'Not counted',
      value: 'Your own code in your own request: a link opened on the device that made it is not kept.',
    },
    {
      term: 'Two links',
      value: 'If somebody opened several links, the latest one counts. They see the code before they send.',
    },
    {
      term: 'Your friend’s privacy',
      value:
        'The link carries a code, not a name. We do not tell you what they asked, and we do not tell others.',
    },
    {
      term: 'In writing',
      value: 'The sum, when it is paid and how, stands in the message we answer you with. Keep it.',
    },
  ],
  questions: [
    {
      question: 'Do I need an account?',
      answer: 'No. The code is made on your device. All that we need is to know that it is yours.',
    },
    {
      question: 'What does my friend see?',
      answer:
        'One line at the foot of the page: that a code came with the link, that it stays for 30 days, and a button that drops it. Before they send a request they see the code in it. It costs them nothing.',
    },
    {
      question: 'My friend lost the link. Is the reward lost?',
      answer:
        'No. The last step of the quote has a field for a referral code. The eight characters of your code are enough.',
    },
    {
      question: 'I cleared my browser. Is my code gone?',
      answer:
        'From this device, yes. With us it still counts, if you told us that it is yours. Go on using the one you wrote down.',
    },
  ],
} as const;

export const ownLinkWords = {
  intro:
    'Your link carries a code of eight characters and nothing about you. Making it sends nothing to us: it is worked out here, and kept on this device where your browser allows it.',
  make: 'Make my link',
  yours: 'Your link',
  made: 'Your link is made.',
  notKept: `${notKeptHere} Write the code down, and tell us that it is yours.`,
  passOn: 'Pass it on',
  qr: (code: string) => `QR code of your link with the code ${code}`,
  scan: 'Let them scan it from your screen.',
  copy: 'Copy the link',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  claimTitle: 'Tell us that it is yours',
  claimText: 'Once is enough. Without it we see the code in a request, but not whom to reward.',
  claimEmail: 'Tell us by e-mail',
  claimWhatsapp: 'Tell us by WhatsApp',
  claimSubject: (code: string) => `Referral code ${code}`,
  claimMessage: (code: string) => `This referral code is mine: ${code}. Which terms apply to me?`,
  remove: 'Remove it from this device',
  removeHere: 'Remove it',
  removed: 'The code was removed from this device.',
  message: (link: string) =>
    `I ship cars between the USA and Nigeria with ${company.name}. If you ask for a quote by this link, they know that I sent you: ${link}`,
  withoutScripts:
    'The link is made by a script on your device. Without scripts, write to us and we send you a code:',
} as const;
