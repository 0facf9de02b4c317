import { mailHref } from '../../lib/text/contactLinks';
import { company } from '../company';

/** Kinds of work by country, with the country's code. They aren't openings. */
export const kindsOfWork = [
  {
    shore: 'In the USA',
    where: 'Yards, auctions and ports',
    codes: ['USA'],
    kinds: [
      {
        name: 'Auction desk',
        text: 'Checks titles and VINs. Bids to the customer’s limit, not a dollar more.',
      },
      { name: 'Vehicle inspection', text: 'Goes to the car, takes photos and writes a clear report.' },
      { name: 'Dispatch and pickup', text: 'Books the right truck, and gets the keys with the car.' },
      { name: 'Export documents', text: 'Titles, powers of attorney, the 72‑hour filing, the dock receipt.' },
    ],
  },
  {
    shore: 'In Nigeria',
    where: 'Terminals, customs agents and delivery',
    codes: ['NGA'],
    kinds: [
      {
        name: 'Terminal follow-up',
        text: 'Knows when and where the vessel berths, and tells the customer first.',
      },
      { name: 'Clearing liaison', text: 'Works with licensed customs agents until every number matches.' },
      { name: 'Delivery', text: 'Drives, hands over the keys and gets the signature.' },
    ],
  },
  {
    shore: 'In both countries',
    where: 'Wherever our customers are',
    codes: ['USA', 'NGA'],
    kinds: [
      { name: 'Customer team', text: 'One point of contact per shipment: phone, e‑mail and WhatsApp.' },
      { name: 'Accounting', text: 'Itemized invoices, and deposits returned on time.' },
      { name: 'Software', text: 'Tracking, port status and this website, built for slow connections.' },
    ],
  },
] as const;

/** What an application should include, and what happens to it. */
export const howToWrite = [
  {
    title: 'Tell us what you do',
    text: 'What you do, in a sentence or two, and recent work you’re proud of. A résumé helps. Leave out your photo, age and marital status.',
  },
  {
    title: 'Tell us where and when',
    text: 'Which city, your start date, and whether you’re authorized to work there. For driving jobs, list your licenses.',
  },
  {
    title: 'Send us an e-mail',
    text: 'The button opens your e‑mail app with the subject filled in. Attach PDFs if you like.',
  },
  {
    title: 'We read it and reply',
    text: 'We’ll tell you if we have work for you. If not, we’ll keep your application on file if you ask. Otherwise we delete it.',
  },
] as const;

const subject = 'Job application';
const text = [
  'Hello,',
  '',
  'What I do:',
  'Where I am, and where I’d work:',
  'Can start:',
  'How to reach me:',
  '',
  'Keep this application on file: yes / no',
].join('\r\n');

/** Link to a prepared e-mail with a subject and the questions we would ask. */
export const careersMail = mailHref(company.email, { subject, text });

export const kindsWords = {
  title: 'What we do',
  intro: 'These aren’t openings. They’re the kinds of jobs we have, so you can tell us where you’d fit.',
} as const;

export const careersPage = {
  title: 'Work with us',
  howToApply: 'How to apply',
  to: (email: string) => `To ${email}, or use the`,
  form: 'contact form',
  same: 'Both reach the same people.',
  eMail: 'E-mail your application',
} as const;

/** Warning about fake offers, and a link for drivers who already work with us. */
export const notFromUs = {
  label: 'Check an offer',
  offerTitle: 'Got a job offer in our name?',
  offer:
    'If it asks for a fee, your bank password or an answer “today,” it’s not from us. Call a number on this site before you reply.',
  howToCheck: 'How to check it’s us',
  driversTitle: 'Already drive for us?',
  drivers: 'Loads, documents and payments are in the Drivers Portal.',
} as const;

/** Texts in place of openings. */
export const openRoles = {
  title: 'No open roles today.',
  text: 'Write to us anyway. Tell us what you do, and we’ll come back to it when something opens up.',
} as const;
