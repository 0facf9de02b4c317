import { REFERRAL_REWARD } from '../../config/limits';
import { licensesFile, paths } from '../../config/paths';
import { company } from '../company';
import { partnerNames } from '../partners';
import { legalChanged, templateNotice } from './legalDate';

/** How an agreement comes about, drawn in section 3, in its words. */
export const agreement = [
  { name: 'You ask', note: 'It’s free, and it isn’t an order.' },
  { name: 'We quote', note: 'Written and itemized.' },
  { name: 'You accept', note: 'In writing. You don’t have to.' },
  { name: 'We confirm', note: 'In writing. You have an agreement.' },
] as const;

/** The website's terms, to be confirmed by the company's lawyer (scripts/launch/statementsToConfirm.ts). */
export const terms = {
  changed: legalChanged,
  notice: templateNotice,
  title: 'Terms of Service',
  lead: `These are the terms for using this website. They aren’t your shipping contract. What ${company.name} ships, buys or inspects for you is agreed separately, in writing.`,
  figures: [
    { count: '$0', of: 'to use the site and get a quote' },
    { count: '2', of: 'sides confirm an agreement, in writing' },
  ],
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      inShort: [
        'These terms cover this website. If a service’s own agreement conflicts with them, that agreement controls.',
      ],
      blocks: [
        `They apply to this website, ${company.website.label}, and to the requests and messages you send through it. “We” is ${company.name}. “You” is anyone who uses the site.`,
        'They don’t cover shipping, buying, inspecting, storing or clearing a vehicle. Those services have their own agreements: the confirmed quote, the carrier’s bill of lading, the auction’s rules, the terminal’s terms. If one of those conflicts with this page, that agreement controls.',
        'The Client, Drivers and Admin portals are separate sites with their own terms.',
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      inShort: ['Nothing here is legal or customs advice. Rules change. Confirm before you buy.'],
      blocks: [
        'We publish what we believe is accurate, and we point out rules that change often. Customs duty, import age limits, export rules and carrier and terminal terms are set by others and can change at any time.',
        'Nothing on the site is legal, tax or customs advice. Before you rely on anything here, confirm it with a licensed customs agent, the agency in charge or us in writing.',
      ],
    },
    {
      id: 'requests',
      title: 'Requests, quotes and agreements',
      inShort: [
        'Using the site and getting a quote are free, with no obligation.',
        'A quote becomes an agreement only when both sides confirm it in writing.',
      ],
      blocks: [
        'A quote request isn’t an order. It’s free, and you don’t have to accept the quote.',
        'The reference number shows that we received your request. It doesn’t mean we’ve accepted it.',
        'Our quotes are written, itemized and valid for the period they show. You have an agreement when you accept and we confirm, both in writing. This website doesn’t take payments.',
        'Give us accurate information. A quote is only as good as the year, size, condition and location you give. A wrong VIN or weight can stop a vehicle at the gate.',
      ],
    },
    {
      id: 'tools',
      title: 'Calculators, checklists and planners',
      inShort: [
        'The tools work with what you enter. Double-check the result before you spend money based on it.',
      ],
      blocks: [
        'The VIN check, “Will it fit?”, the document list, “What it costs” and the planners work in your browser with what you enter. They help you prepare, but they don’t decide anything. The carrier decides what it loads, the terminal decides what it lets in, and customs decides what you owe.',
        'None of the figures in these tools is a quote.',
      ],
    },
    {
      id: 'status',
      title: 'Port status and tracking',
      inShort: ['A status can be late or wrong, and a date isn’t a promise. Call us if money depends on it.'],
      blocks: [
        'Port and shipment status comes from our systems, carriers and terminals. It can be late, incomplete or wrong. Dates are marked planned, estimated or actual. Only “actual” means it’s happened.',
        'A date on this site isn’t a promise of arrival. If you have money riding on a date, call us first.',
        {
          links: [
            { label: 'Port status', to: paths.portStatus },
            { label: 'Track a shipment', to: paths.track },
          ],
        },
      ],
    },
    {
      id: 'lists',
      title: 'The shop and your list',
      inShort: ['The shop isn’t an offer, and your list doesn’t reserve or order anything.'],
      blocks: [
        'The shop shows kinds of vehicles and parts you can ask us to find. It isn’t an offer or our inventory. Adding something to your list doesn’t reserve or order it.',
      ],
    },
    {
      id: 'referrals',
      title: 'The referral program',
      inShort: ['We confirm in writing which referrals pay, and how much.'],
      blocks: [
        `The program page explains how your link works. We confirm in writing which referrals pay, how much each one earns (${REFERRAL_REWARD}), and when and how. The page alone isn’t a promise.`,
        { links: [{ label: 'Referral program', to: paths.referralProgram }] },
      ],
    },
    {
      id: 'fair-use',
      title: 'Acceptable use',
      inShort: [
        'Don’t act for people who haven’t asked you, copy us, try what isn’t yours or flood the site. We may block you if you do.',
      ],
      blocks: [
        'Use the site for what it’s meant for. Please don’t:',
        {
          list: [
            'send requests or messages on behalf of someone who hasn’t asked you to;',
            'pretend to be us, or copy the site so it looks like ours;',
            'try reference numbers, passwords or addresses that aren’t yours;',
            'flood the site with automated requests, or try to get around its protections. If you find a vulnerability, please tell us.',
          ],
        },
        'If you do any of these, we may block your access to the site.',
      ],
    },
    {
      id: 'content',
      title: 'Content and trademarks',
      inShort: [
        'Read, print and share what’s here to plan a purchase or shipment. Ask us before you publish it.',
      ],
      blocks: [
        'The text, pictures, drawings and maps are ours or used with permission. You may read, print and share them to plan a purchase or a shipment, and link to any page. Ask us before you publish them elsewhere.',
        'The site uses open-source software and the Archivo typeface, under their authors’ licenses.',
        { links: [{ label: 'Open-source licenses', to: licensesFile }] },
        `${partnerNames} are trademarks of their owners, and so are the names of makes, carriers and terminals. We use them only for identification. Other sites we link to are their owners’ responsibility.`,
      ],
    },
    {
      id: 'availability',
      title: 'When something doesn’t work',
      inShort: ['If a form doesn’t go through, call or write. Rights that can’t be waived aren’t limited.'],
      blocks: [
        'We work to keep the site up and accurate, but it can fail, and so can your connection. Drafts are saved on your device. If a form doesn’t go through, call or write. A request by phone is just as good.',
        'These terms don’t limit rights the law gives you that can’t be waived. Liability for a shipment, a purchase or an inspection is governed by its own agreement, not by this page.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      inShort: ['New terms appear here with their date. What you’ve agreed to in writing doesn’t change.'],
      blocks: [
        'If we change them, the new text appears here with its date. Anything you’ve already agreed to with us in writing doesn’t change.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      inShort: ['Not sure? Ask us first.'],
      blocks: [
        'Not sure about something here? Ask before you rely on it.',
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
