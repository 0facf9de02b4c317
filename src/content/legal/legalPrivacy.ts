import { paths } from '../../config/paths';
import { RECEIPT_LIFETIME_DAYS } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../company';
import { legalChanged } from './legalDate';

const draftDays = String(storageKeys.quoteDraft.lifetimeDays);
const toolDays = String(storageKeys.priceAnatomy.lifetimeDays);
const trackingDays = String(storageKeys.trackedReferences.lifetimeDays);

/** What is asked, why and who sees it, for the company's lawyer to confirm: scripts/launch/toConfirm.ts. */
export const privacy = {
  changed: legalChanged,
  title: 'Privacy Policy',
  lead: 'What we ask you for, why, who gets to see it and what you can ask of us. It describes what this website really does, form by form.',
  inShort: [
    'We ask for what a quote, an answer or a shipment needs, and use it for that.',
    'One team contacts you, by the way you choose. Your number is not sold or passed on for advertising.',
    'No advertising, no analytics and no content of other companies is loaded on this site.',
    `What you type but don’t send stays on your device, for ${draftDays} days at most. You can see what is kept there, and delete it.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${company.name}, with the offices named in the footer and on the contact page, decides what is asked on this site and answers for it.`,
        {
          links: [
            { label: company.email, to: `mailto:${company.email}?subject=Privacy` },
            { label: 'Offices and telephones', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: 'What you send us, and why',
      blocks: [
        'Nothing you type is sent before you press the button that says so. One thing goes by itself: if you asked the tracking page to remember your e-mail address, a tracking link that you open looks up its shipment with it.',
        {
          list: [
            'Request for a quote: your name, e-mail address, telephone number and the way you want to be contacted; the vehicles with what you know of them (VIN, year, make, model, condition) or, for a car we are to find, what you want and your budget; from where to where; dates and notes; your enquiry list and the code of a referral link, if there are any. We need it to work out a quote and to tell you.',
            'Message: your name, e-mail address, telephone number if you give one, the subject and what you write. We need it to answer.',
            'Tracking: the reference and the e-mail address of the request, to show the shipment to you and to nobody who only knows the reference.',
            'Account, if you make one: your name, e-mail address, telephone number if you give one, and a password, which goes to our server and is not kept on your device by this site.',
          ],
        },
        'We use it to do what you asked, on your request and with the consent that you give in the form. You need not give it; without it we cannot answer.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'The site sets no cookies. It uses your browser’s storage for drafts, for lists and the answers you give in tools, and to keep you signed in: nearly each entry is there because of something you did, such as typing, ticking, signing in or following a referral link. The rest are pages kept for times without a connection, the last known port states and a note that a page was reloaded after an update. Nothing is stored for advertising or to follow you.',
        `Drafts are deleted ${draftDays} days after your last change. Once you send a form, the confirmation and your contact details stay for ${String(RECEIPT_LIFETIME_DAYS)} days at most. Tracking references and a remembered e-mail address are deleted ${trackingDays} days after your last look-up, the board of several cars as long after its last change or refresh, and what you put into a tool ${toolDays} days after your last change. Logging out deletes the drafts, the references and the board at once, and with them your shop list and the last VIN you checked. If something is still unsent, we ask first.`,
        'Nigeria’s Data Protection Act asks for a clear notice and for nothing beyond what is necessary before you consent. The Cookie Policy is that notice: it lists every entry, what it is for and how long it stays.',
        { links: [{ label: 'Cookie Policy: the list', to: paths.cookies }] },
      ],
    },
    {
      id: 'visit',
      title: 'What is noted when you visit',
      blocks: [
        'As with any website, your browser tells our servers its network address, the page asked for and its version, so that the answer finds its way. Servers may note this for a limited time to keep the site safe and running. We do not build profiles from it.',
        'The site loads its type, pictures and maps from itself. Only when you follow a link out, to WhatsApp, a social network, an auction house or a portal, does that other site learn that you come, and its own policy applies.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets to see it',
      blocks: [
        'Shipping a vehicle needs papers, and papers name people. When you have agreed to a shipment, a purchase or an inspection, those who take part get what their part needs, and no more:',
        {
          list: [
            'carriers and terminals: the names and addresses on the bill of lading and dock receipt;',
            'customs and port authorities in the USA and Nigeria, and the agents who file with them: what their declarations ask for;',
            'auction houses: who buys, where their rules ask for it;',
            'drivers: the person and telephone number that you name for pick-up or delivery;',
            'those who run our servers and e-mail for us, on our instructions.',
          ],
        },
        'We do not sell personal data and pass none on for advertising. Authorities get data where the law obliges us.',
      ],
    },
    {
      id: 'abroad',
      title: 'Between the USA and Nigeria',
      blocks: [
        'Our work lies in two countries, so data goes between them: the people who book are on one shore, those who clear and deliver on the other. We send what the shipment needs and keep it as protected there as here.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      blocks: [
        'As long as your request or shipment is under way, and afterwards as long as questions may come or the law asks us to keep the papers of the trade. A request that leads to nothing is not kept for long without a reason.',
        'Ask us how long that is in your case, and we tell you.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      blocks: [
        'At any time, and without a reason:',
        {
          list: [
            'what we hold about you, and a copy of it;',
            'that we correct what is wrong;',
            'that we delete what we no longer need or may not keep;',
            'that we stop a use you do not want, or take back a consent for the future.',
          ],
        },
        'Write from the e-mail address you used with us, so that nobody else can ask in your name. If you are not content with the answer, you can complain to the authority for data protection where you live; in Nigeria that is the Nigeria Data Protection Commission.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        'The site and our server speak over an encrypted connection. A shipment opens only with reference and e-mail address together, and a shared tracking link never carries the address. We never ask for your password or a code that was sent to you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is for people who buy and ship vehicles. It is not made for children, and we do not knowingly collect their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the site does something new with your data, this page says so first, with a new date at the top.',
      ],
    },
  ],
} as const;
