import { company } from '../company';

/** Kinds of work that the trade has, by the shore on which they are done. Not vacancies. */
export const kindsOfWork = [
  {
    shore: 'In the USA',
    where: 'Yards, auctions and the port of exit',
    kinds: [
      {
        name: 'Auction desk',
        text: 'Reads listings and titles, checks VINs, bids up to the customer’s limit and not a dollar over it.',
      },
      {
        name: 'Vehicle inspection',
        text: 'Stands at the car, follows the list, photographs what is there and writes it down so that a stranger sees it.',
      },
      {
        name: 'Dispatch and collection',
        text: 'Finds the right truck, books the slot, gets keys and title together with the car.',
      },
      {
        name: 'Export papers',
        text: 'Titles, powers of attorney, the filing and its 72 hours, the dock receipt. Nothing sails without it.',
      },
    ],
  },
  {
    shore: 'In Nigeria',
    where: 'Terminals, customs agents and the road to the door',
    kinds: [
      {
        name: 'Terminal follow-up',
        text: 'Knows which berth, which terminal and which day, and tells the customer before the customer asks.',
      },
      {
        name: 'Clearing liaison',
        text: 'Works with licensed customs agents: papers complete, numbers that match, no surprise at the gate.',
      },
      {
        name: 'Delivery',
        text: 'Drives, hands over, photographs, gets the signature. The last person the customer meets.',
      },
    ],
  },
  {
    shore: 'On both',
    where: 'Wherever the customer calls from',
    kinds: [
      {
        name: 'Customer team',
        text: 'One case, one person who knows it. By telephone, e-mail and WhatsApp, in plain words.',
      },
      {
        name: 'Accounts',
        text: 'Invoices that list their parts and deposits that come back when they should.',
      },
      {
        name: 'Software',
        text: 'Tracking, port states, this website. For a phone on a poor connection first.',
      },
    ],
  },
] as const;

/** What a letter should say, and what happens to it. */
export const howToWrite = [
  {
    title: 'Say what you do',
    text: 'Your trade in two sentences, and the thing you did last that you would show somebody. A résumé helps; a photograph, age or marital status does not, so leave them out.',
  },
  {
    title: 'Say where and when',
    text: 'Which shore, which town, from when, and whether you may work there already. For driving: which licenses you hold.',
  },
  {
    title: 'Send it to one address',
    text: 'The button opens your own e-mail program with the subject filled in. Attach what you like as PDF.',
  },
  {
    title: 'A person reads it',
    text: 'You hear whether there is work that fits. If there is none, tell us whether we may keep your letter for later; otherwise we delete it.',
  },
] as const;

const subject = 'Work: what I do';
const body = [
  'Hello,',
  '',
  'What I do:',
  'Where I am, and where I would work:',
  'From when:',
  'How to reach me:',
  '',
  'You may keep this letter for later: yes / no',
].join('\r\n');

/** Opens a letter with its subject and the questions that we would ask back. */
export const careersMail = `mailto:${company.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
