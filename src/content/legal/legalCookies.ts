import { paths } from '../../config/paths';
import { company } from '../company';
import { legalChanged } from './legalDate';

/** Words round the table that is made from the registry of storage keys. */
export const cookiePolicy = {
  changed: legalChanged,
  title: 'Cookie Policy',
  lead: 'This site sets no cookies. What it keeps in your browser’s own storage is listed here, entry by entry: the list is made from the same registry that the site’s code uses.',
  inShort: [
    'No cookies, no advertising, no analytics, nothing of other companies.',
    'An entry appears after something you do: typing, ticking, signing in, following a referral link. Three come without it: pages kept for times without a connection, the last known port states, and a note that a page was reloaded after an update.',
    'What a tool keeps stays on this device. You can see and delete it on this page, or in your browser, at any time.',
  ],
  sections: [
    {
      id: 'why',
      title: 'Why anything is stored',
      blocks: [
        'So that a lost connection does not lose a half-written request, a checklist is still ticked tomorrow, and you stay signed in. Each is needed for what you asked the site to do, which is why no banner asks for consent to more: there is no more.',
        'Nigeria’s Data Protection Act asks for a clear notice, and for nothing beyond what is necessary before you consent. This page is the notice. If the site should ever want to store something that is not necessary, it will ask you first.',
      ],
    },
    {
      id: 'list',
      title: 'Everything this site can store',
      blocks: [
        'Your browser stores these entries, not our server. None is sent along with requests by itself, as cookies are; what belongs to a form, such as a draft, reaches us only when you send the form, and the sign-in entries only when you are signed in.',
        'Where it says “this device”, the entry lies in your browser’s localStorage and outlasts the window. “This tab” is its sessionStorage, which goes with the tab. Kept pages lie in its cache storage.',
      ],
    },
    {
      id: 'delete',
      title: 'How to see and delete it',
      blocks: [
        'Below stands what your browser keeps for this site now. Besides, each tool has a button that clears or starts again, and logging out removes the three sign-in entries and what you typed or looked up: drafts, your shop list, recent references, a remembered e-mail address and the last VIN. Your browser’s settings delete everything of this site at once, usually under “Privacy”, then “Site data” or “Cookies and site data”.',
        'If your browser forbids storage, the site works all the same. It then forgets what you typed when you close or reload the page.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Sites we link to',
      blocks: [
        'The portals, WhatsApp, social networks and auction houses are other sites. They may set cookies when you go there. Nothing of theirs is loaded here.',
      ],
    },
    {
      id: 'more',
      title: 'More',
      blocks: [
        'What happens to what you send us stands in the Privacy Policy.',
        {
          links: [
            { label: 'Privacy Policy', to: paths.privacy },
            { label: company.email, to: `mailto:${company.email}?subject=Cookie%20Policy` },
          ],
        },
      ],
    },
  ],
} as const;

/** The tool that shows what is stored and deletes it. */
export const storedHere = {
  title: 'On this device now',
  count: (entries: number) =>
    entries === 1
      ? 'Your browser keeps 1 entry of this site.'
      : `Your browser keeps ${String(entries)} entries of this site.`,
  none: 'Your browser keeps nothing of this site.',
  deleteOne: 'Delete',
  deleteAll: 'Clear everything this site keeps on this device',
  signsOut: 'This also logs you out and deletes what you have not sent yet: drafts, lists and ticks.',
  deleted: (name: string) => `${name} is deleted.`,
  deletedAll: 'Everything is cleared.',
  withoutScripts: 'To list it here takes a script. Without scripts nothing is stored in the first place.',
} as const;
