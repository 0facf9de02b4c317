import { REFERRAL_REWARD } from '../../config/limits';
import { licensesFile, paths } from '../../config/paths';
import { company } from '../company';
import { legalChanged } from './legalDate';
import { partnerNames } from '../partners';

/** Terms of the website, for the company's lawyer to confirm: scripts/launch/toConfirm.ts. */
export const terms = {
  changed: legalChanged,
  title: 'Terms of Service',
  lead: `These are the terms of this website: what you may use it for and what you can rely on. They are not your shipping contract. What ${company.name} carries, buys or inspects for you is agreed separately and in writing.`,
  inShort: [
    'Reading the site and asking for a quote costs nothing and binds you to nothing.',
    'A quote becomes an agreement only when both sides have confirmed it in writing.',
    'The tools reckon with what you type. Check the result before you spend money on it.',
    'Nothing here is legal or customs advice. Rules change: confirm before you buy.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      blocks: [
        `They apply to this website, ${company.website.label}, and to the requests and messages you send through it. “We” is ${company.name}; “you” is whoever uses the site.`,
        'They do not cover the carriage, purchase, inspection, storage or clearance of a vehicle. Those have agreements and papers of their own: the confirmed quote, the bill of lading of the carrier, the auction house’s rules, the terms of the terminal. Where one of those and this page differ, the paper for your shipment counts.',
        'The Client, Drivers and Admin portals are separate sites with terms of their own.',
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      blocks: [
        'We write what we know to be so, and say where a rule changes often. Customs duty, import age limits, export rules and the conditions of carriers and terminals are made by others and can change on any day.',
        'Nothing on the site is legal, tax or customs advice. Before you buy or ship because of something you read here, confirm it: with us in writing, with a licensed customs agent, or with the authority itself.',
      ],
    },
    {
      id: 'requests',
      title: 'Requests, quotes and agreements',
      blocks: [
        'A request for a quote is a question, not an order. It costs nothing, and you may leave it unanswered.',
        'The reference you get at once says that your request has reached us. It is not an acceptance.',
        'A quote from us is in writing, lists its parts and says until when it stands. An agreement comes about when you accept it and we confirm, both in writing. The website itself takes no payment.',
        'Please give true details. A quote is only as good as the year, size, condition and place it was made from, and a wrong VIN or weight can stop a vehicle at the gate.',
      ],
    },
    {
      id: 'tools',
      title: 'Calculators, checklists and planners',
      blocks: [
        'The VIN check, “Will it fit?”, the method chooser, the document list, “What it costs” and the planners work in your browser with what you type. They help you prepare. They do not decide anything: the carrier decides what it loads, the terminal what it admits, customs what is due.',
        'No figure in a tool is a price of ours.',
      ],
    },
    {
      id: 'status',
      title: 'Port status and tracking',
      blocks: [
        'The state of ports and shipments comes from our systems and from carriers and terminals. It can be late, incomplete or wrong. Planned, estimated and actual dates are told apart; only actual ones have happened.',
        'A date on this site is not a promise of arrival. If money depends on it, call before you act.',
      ],
    },
    {
      id: 'lists',
      title: 'The shop and the enquiry list',
      blocks: [
        'The shop shows kinds of vehicles and supplies you can ask us to find. It is not an offer and shows no stock. Putting something on your list reserves nothing and orders nothing.',
      ],
    },
    {
      id: 'referrals',
      title: 'The referral program',
      blocks: [
        `The program’s page tells how a personal link works. Which referral earns a reward, how much of the ${REFERRAL_REWARD} it is, and when and how it is paid is confirmed by our team in writing. The page alone gives no claim.`,
        { links: [{ label: 'Referral program', to: paths.referralProgram }] },
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Use the site for what it is for. Please do not:',
        {
          list: [
            'send requests or messages in the name of someone who has not asked you to;',
            'pretend to be us, or copy the site in a way that others take for ours;',
            'try references, passwords or addresses that are not yours;',
            'load the site with automated requests so that others are slowed down, or try to get round its protections. If you have found a weakness, tell us and we will thank you.',
          ],
        },
        'If someone does, we may block their access to the site.',
      ],
    },
    {
      id: 'content',
      title: 'Words, pictures and names',
      blocks: [
        'The texts, pictures, drawings and maps are ours or used with permission. You may read, print and share them to plan a purchase or a shipment, and link to any page. To publish them elsewhere, ask first.',
        'The site uses open-source software and the typeface Archivo, under the licenses of their authors.',
        { links: [{ label: 'Open-source licenses', to: licensesFile }] },
        `${partnerNames} are names of their owners, and so are the names of makes, lines and terminals. We name them to say what we deal with. Links to other sites lead to what others are responsible for.`,
      ],
    },
    {
      id: 'availability',
      title: 'When something does not work',
      blocks: [
        'We take care that the site is there and correct, but it can fail, and so can the connection on the way. Drafts stay on your device. If a form does not go through, telephone or write: a request by telephone counts as much as one by form.',
        'These terms do not limit rights that the law gives you and that cannot be given up by agreement. Liability for a shipment, a purchase or an inspection is governed by the agreement for it, not by this page.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'When we change them, the new text stands here with its date. What you have agreed with us in writing before stays as it was agreed.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        'Ask before you rely on a sentence that you are not sure of. One team answers.',
        {
          links: [
            { label: company.email, to: `mailto:${company.email}?subject=Terms%20of%20Service` },
            { label: 'All ways to reach us', to: paths.contact },
          ],
        },
      ],
    },
  ],
} as const;
