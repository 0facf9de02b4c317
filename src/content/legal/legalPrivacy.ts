import { paths } from '../../config/paths';
import { RECEIPT_LIFETIME_DAYS } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../company';
import { legalChanged, templateNotice } from './legalDate';

const draftDays = String(storageKeys.quoteDraft.lifetimeDays);
const toolDays = String(storageKeys.price.lifetimeDays);
const trackingDays = String(storageKeys.trackedReferences.lifetimeDays);

const draftTimes = `Drafts: ${draftDays} days after your last change. Once you send it, the confirmation and your contact details: up to ${String(RECEIPT_LIFETIME_DAYS)} days.`;

/** What a visitor sends, across the page below section 2. */
export const whatYouSend = {
  caption: 'What you send, and what your device saves',
  columns: ['Form or tool', 'What you send, and why', 'Who sees it', 'Saved on your device'],
  rows: [
    [
      'Quote request',
      {
        text: 'Your name, e-mail address, phone number and how you’d like to be reached; the vehicles and what you know about them (VIN, year, make, model, condition) or, if you want us to find a car, what you’re looking for and your budget; the route; dates and notes; your shop list and referral code, if any.',
        why: 'To prepare and send your quote.',
      },
      {
        now: ['Us'],
        later: ['Carriers', 'Customs', 'Auctions', 'Drivers'],
        when: 'Once you agree, only what each needs:',
      },
      draftTimes,
    ],
    [
      'Message',
      {
        text: 'Your name, e-mail address, phone number if you give one, the subject and what you write.',
        why: 'To reply to you.',
      },
      { now: ['Us'] },
      draftTimes,
    ],
    [
      'Tracking',
      {
        text: 'The reference number and the e-mail address from the request.',
        why: 'So that no one can see your shipment with the number alone.',
      },
      { now: ['Us'] },
      `References and a remembered e-mail address: ${trackingDays} days after your last lookup. Your multi-car board: ${trackingDays} days after its last change or refresh.`,
    ],
    [
      'Account, if you create one',
      {
        text: 'Your name, e-mail address, phone number if you give one, and a password, which goes to our server.',
        why: 'To sign you in and fill in forms for you.',
      },
      { now: ['Us'] },
      'Your sign-in, until you log out. This site doesn’t save the password.',
    ],
    [
      'Tools',
      {
        text: 'Nothing. What you enter is saved only on your device.',
        why: 'So it’s there when you come back.',
      },
      { now: ['Only you'] },
      `${toolDays} days after your last change.`,
    ],
  ],
} as const;

/** When others see it, drawn in section 5, in its words. */
export const whoGetsIt = [
  { name: 'We contact you', note: 'One team, however you prefer.' },
  { name: 'You agree', note: 'To a shipment, a purchase or an inspection.' },
  { name: 'Each party gets what it needs', note: 'And no more.' },
] as const;

/** The privacy policy, to be confirmed by the company's lawyer (scripts/launch/statementsToConfirm.ts). */
export const privacy = {
  changed: legalChanged,
  notice: templateNotice,
  title: 'Privacy Policy',
  lead: 'What we ask for, why, who sees it and what your rights are. This is what the site actually does, form by form.',
  figures: [
    { count: '1', of: 'team that contacts you' },
    { count: '0', of: 'ads or analytics' },
    { count: '0', of: 'files from other companies' },
    { count: draftDays, of: 'days at most for a draft you don’t send' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      inShort: [`${company.name} is responsible for what this site collects.`],
      blocks: [
        `${company.name} decides what information this site collects and is responsible for it. See the footer or contact page for our offices.`,
        {
          links: [
            { label: company.email, to: `mailto:${company.email}?subject=Privacy` },
            { label: 'Offices and phone numbers', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: 'What you send us, and why',
      inShort: ['We ask only for what we need to quote, reply or ship, and that’s all we use it for.'],
      blocks: [
        'We don’t get what you type until you press the button to send it. One exception: if the tracking page remembers your e-mail address, opening a tracking link sends it to look up the shipment.',
        'We use it to do what you asked, with the consent you give in the form. You don’t have to give us this information, but without it we can’t reply.',
      ],
    },
    {
      id: 'device',
      title: 'What we save on your device',
      inShort: [
        `A draft you don’t send is saved on your device for up to ${draftDays} days. You can see what’s saved and delete it.`,
      ],
      blocks: [
        'The site sets no cookies. It uses your browser’s storage for drafts, lists and your answers in tools, and to keep you signed in. Nearly every entry is there because you typed, checked a box, signed in or opened a referral link. The rest: offline pages, the last port status, how far you scrolled, and a note that a page reloaded after an update. Nothing is stored for advertising or to track you.',
        'The table in section 2 shows how long.',
        'Logging out deletes your sign-in, drafts, shop list and own referral link. It also deletes references, the board, checked-off dates and the e-mail addresses you tracked with. And it deletes your car’s body style and color, and the VIN, prices, assessment and years you entered in tools. If you have an unsent draft, the site asks you first.',
        'Nigeria’s Data Protection Act requires a clear notice, and your consent for anything beyond what’s necessary. The Cookie Policy is that notice: it lists every entry, what it’s for and how long it’s saved.',
        { links: [{ label: 'Cookie Policy: the list', to: paths.cookies }] },
      ],
    },
    {
      id: 'visit',
      title: 'What our servers log when you visit',
      inShort: [
        'Our servers may log your visit for a limited time. We don’t build profiles from it.',
        'This site loads no ads, no analytics and no content from other companies.',
      ],
      blocks: [
        'As with any website, our servers get your IP address, browser version and the page you want. Servers may log this for a limited time to keep the site safe and running. We don’t build profiles from it.',
        'Fonts, pictures and maps come from this site. WhatsApp, social networks, auctions and portals are separate sites. They can see you came from here, and their own policies apply.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      inShort: [
        'One team contacts you, however you prefer. We don’t sell your number or share it for advertising.',
      ],
      blocks: [
        'Shipping documents include people’s names. Once you agree to a shipment, a purchase or an inspection, each party gets what it needs, and no more:',
        {
          table: {
            caption: 'Who gets what',
            columns: ['Who', 'What they get'],
            rows: [
              ['Carriers and terminals', 'The names and addresses on the bill of lading and dock receipt'],
              [
                'Customs and port authorities in the US and Nigeria, and the agents who file with them',
                'What the filings require',
              ],
              ['Auctions', 'The buyer’s name, where their rules require it'],
              ['Drivers', 'The contact and phone number you give for pickup or delivery'],
              ['Companies that run our servers and e-mail for us', 'What they need, on our instructions'],
            ],
          },
        },
        'We don’t sell personal data or share it for advertising. Authorities get data where the law requires it.',
      ],
    },
    {
      id: 'abroad',
      title: 'Between the USA and Nigeria',
      inShort: ['Your data moves between both countries. We send only what the shipment needs.'],
      blocks: [
        'We work in two countries, so data moves between them: we book in one and deliver in the other. We send only what the shipment needs, and protect it the same way in both.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      inShort: [
        'We keep it while your request or shipment is active, then as long as questions could come up or the law requires.',
      ],
      blocks: [
        'As long as your request or shipment is active. After that, as long as questions could come up or the law requires us to keep business records. If a request goes nowhere, we don’t keep it long unless we have a reason to.',
        'Ask us how long that is in your case, and we’ll tell you.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      inShort: [
        'Ask anytime for a copy, a correction, a deletion or an end to a use. You don’t need a reason.',
      ],
      blocks: [
        'You can ask us at any time, without giving a reason:',
        {
          list: [
            'for a copy of the information we have about you;',
            'to correct what’s wrong;',
            'to delete what we no longer need or aren’t allowed to keep;',
            'to stop using it in a way you don’t want. You can also withdraw your consent.',
          ],
        },
        'Write from the e-mail address you used with us, so no one else can make a request in your name. If you’re not happy with our answer, you can complain to the data protection authority where you live. In Nigeria, that’s the Nigeria Data Protection Commission.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      inShort: ['Connections are encrypted. We never ask for your password or a code sent to you.'],
      blocks: [
        'The site and our server use an encrypted connection. Seeing a shipment takes both the reference number and the e-mail address. A shared tracking link never includes the address. We never ask for your password or a code sent to you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      inShort: ['The site isn’t for children.'],
      blocks: [
        'The site is for people who buy and ship vehicles. It isn’t for children, and we don’t knowingly collect their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      inShort: ['If the site does anything new with your data, this page says so first.'],
      blocks: [
        'If the site does anything new with your data, this page will say so first, with a new date at the top. Questions? Ask us.',
        { links: [{ label: 'All ways to reach us', to: paths.contact }] },
      ],
    },
  ],
} as const;
