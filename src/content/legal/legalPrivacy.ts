import { paths } from '../../config/paths';
import { RECEIPT_LIFETIME_DAYS } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../company';
import { legalChanged, templateNotice } from './legalDate';

const draftDays = String(storageKeys.quoteDraft.lifetimeDays);
const toolDays = String(storageKeys.price.lifetimeDays);
const trackingDays = String(storageKeys.trackedReferences.lifetimeDays);

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
    { count: draftDays, of: 'days at most for what you don’t send' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
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
      blocks: [
        {
          inShort: ['We ask only for what we need to quote, reply or ship, and that’s all we use it for.'],
        },
        'We don’t get what you type until you press the button to send it. One exception: if the tracking page remembers your e-mail address, opening a tracking link sends it to look up the shipment.',
        {
          list: [
            'Quote request: your name, e-mail address, phone number and how you’d like to be reached; the vehicles and what you know about them (VIN, year, make, model, condition) or, if you want us to find a car, what you’re looking for and your budget; the route; dates and notes; your shop list and referral code, if any. We need this to prepare and send your quote.',
            'Message: your name, e-mail address, phone number if you give one, the subject and what you write. We need this to reply to you.',
            'Tracking: the reference number and the e-mail address from the request, so that no one can see your shipment with the number alone.',
            'Account, if you create one: your name, e-mail address, phone number if you give one, and a password. The password goes to our server, and this site doesn’t save it on your device.',
          ],
        },
        'We use it to do what you asked, with the consent you give in the form. You don’t have to give us this information, but without it we can’t reply.',
      ],
    },
    {
      id: 'device',
      title: 'What we save on your device',
      blocks: [
        {
          inShort: [
            `What you type but don’t send is saved on your device for up to ${draftDays} days. You can see it and delete it.`,
          ],
        },
        'The site sets no cookies. It uses your browser’s storage for drafts, lists and your answers in tools, and to keep you signed in. Nearly every entry is there because you typed, checked a box, signed in or opened a referral link. The rest: offline pages, the last port status, how far you scrolled, and a note that a page reloaded after an update. Nothing is stored for advertising or to track you.',
        {
          table: {
            caption: 'What we save, and for how long',
            columns: ['What', 'How long'],
            rows: [
              ['Drafts', `${draftDays} days after your last change`],
              [
                'Once you send a form, the confirmation and your contact details',
                `Up to ${String(RECEIPT_LIFETIME_DAYS)} days`,
              ],
              [
                'Tracking references and a remembered e-mail address',
                `${trackingDays} days after your last lookup`,
              ],
              ['Your multi-car board', `${trackingDays} days after its last change or refresh`],
              ['What you enter in a tool', `${toolDays} days after your last change`],
            ],
          },
        },
        'Logging out deletes drafts, references, the board, your shop list, and the VIN, prices, assessment and years you entered in tools. If you have an unsent draft, the site asks you first.',
        'Nigeria’s Data Protection Act requires a clear notice, and your consent for anything beyond what’s necessary. The Cookie Policy is that notice: it lists every entry, what it’s for and how long it’s saved.',
        { links: [{ label: 'Cookie Policy: the list', to: paths.cookies }] },
      ],
    },
    {
      id: 'visit',
      title: 'What our servers log when you visit',
      blocks: [
        {
          inShort: ['This site loads no ads, no analytics and no content from other companies.'],
        },
        'As with any website, our servers get your IP address, browser version and the page you want. Servers may log this for a limited time to keep the site safe and running. We don’t build profiles from it.',
        'Fonts, pictures and maps come from this site. WhatsApp, social networks, auctions and portals are separate sites. They can see you came from here, and their own policies apply.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      blocks: [
        {
          inShort: [
            'One team contacts you, however you prefer. We don’t sell your number or share it for advertising.',
          ],
        },
        'Shipping documents include people’s names. Once you agree to a shipment, a purchase or an inspection, each party gets what it needs, and no more:',
        {
          list: [
            'carriers and terminals: the names and addresses on the bill of lading and dock receipt;',
            'customs and port authorities in the US and Nigeria, and the agents who file with them: what the filings require;',
            'auctions: the buyer’s name, where their rules require it;',
            'drivers: the contact and phone number you give for pickup or delivery;',
            'companies that run our servers and e-mail for us, on our instructions.',
          ],
        },
        'We don’t sell personal data or share it for advertising. Authorities get data where the law requires it.',
      ],
    },
    {
      id: 'abroad',
      title: 'Between the USA and Nigeria',
      blocks: [
        'We work in two countries, so data moves between them: we book in one and deliver in the other. We send only what the shipment needs, and protect it the same way in both.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      blocks: [
        'As long as your request or shipment is active. After that, as long as questions could come up or the law requires us to keep business records. If a request goes nowhere, we don’t keep it long unless we have a reason to.',
        'Ask us how long that is in your case, and we’ll tell you.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
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
      blocks: [
        'The site and our server use an encrypted connection. Seeing a shipment takes both the reference number and the e-mail address. A shared tracking link never includes the address. We never ask for your password or a code sent to you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is for people who buy and ship vehicles. It isn’t for children, and we don’t knowingly collect their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If the site does anything new with your data, this page will say so first, with a new date at the top. Questions? Ask us.',
        { links: [{ label: 'All ways to reach us', to: paths.contact }] },
      ],
    },
  ],
} as const;
