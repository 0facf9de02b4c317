import { pluralWord } from '../../lib/text/format';
import { paths } from '../../config/paths';
import { company } from '../company';
import { legalChanged, templateNotice } from './legalDate';
import { storedItems, storedItemsTable } from './storedItems';

const needed = 'Each entry is needed for something you asked the site to do, so there’s no consent banner.';

/** Texts around the table generated from the registry of storage keys. */
export const cookiePolicy = {
  changed: legalChanged,
  notice: templateNotice,
  title: 'Cookie Policy',
  lead: 'This site sets no cookies. This page lists everything it saves in your browser’s storage. The list comes straight from the site’s own code.',
  figures: [
    { count: '0', of: 'cookies' },
    { count: '0', of: 'ads or analytics' },
    { count: '0', of: 'files from other companies' },
  ],
  sections: [
    {
      id: 'delete',
      title: 'How to see and delete it',
      inShort: [
        'Tools save your answers only on this device. You can see and delete them on this page or in your browser anytime.',
      ],
      blocks: [
        'The top of this page shows what your browser has saved for this site. Each tool also has a button to clear it or start over. Logging out removes:',
        {
          list: [
            'the three sign-in entries;',
            'drafts, your shop list and your own referral link;',
            'references, the tracking board, checked-off dates and the e-mail addresses you tracked with;',
            'your car’s body style and color, and the VIN, prices, assessment and years you entered in tools.',
          ],
        },
        'You can delete everything in your browser’s settings, usually under “Privacy,” then “Site data” or “Cookies and site data.”',
        'If your browser blocks storage, the site still works. It forgets what you typed when you close or reload the page.',
      ],
    },
    {
      id: 'list',
      title: 'Everything this site can store',
      inShort: [
        'The site saves an entry when you type, check a box, sign in or open a referral link. Four are automatic: offline pages, the last port status, how far you scrolled, and a note that a page reloaded after an update.',
      ],
      blocks: [
        'Your browser, not our server, stores the entries. Unlike cookies, they aren’t sent with every request. A draft reaches us only when you send the form, and the sign-in entries only while you’re signed in.',
        'Entries saved until you close the tab are in your browser’s sessionStorage, and saved pages are in cache storage. All others are in localStorage, which lasts after you close the window.',
        storedItemsTable.intro,
      ],
    },
    {
      id: 'why',
      title: 'Why we store anything',
      inShort: [needed],
      blocks: [
        `If your connection drops, you don’t lose your request. Your checkmarks and sign-in are still there tomorrow. ${needed}`,
        'Nigeria’s Data Protection Act requires a clear notice, and your consent for anything beyond what’s necessary. This page is the notice. If the site ever needs to store anything else, it’ll ask you first.',
        'See the Privacy Policy for how we handle what you send us.',
        {
          links: [
            { label: 'Privacy Policy', to: paths.privacy },
            { label: company.email, to: `mailto:${company.email}?subject=Cookie%20Policy` },
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      title: 'Sites we link to',
      inShort: ['Sites we link to may set cookies when you go there. We don’t load anything from them here.'],
      blocks: [
        'Portals, WhatsApp, social networks and auctions are separate sites. They may set cookies when you go there. We don’t load anything from them here.',
      ],
    },
  ],
} as const;

/** Texts of the tool that lists and deletes what's stored. */
export const storedHere = {
  title: 'On this device now',
  /** After the number of entries. */
  ofAll: `of ${String(storedItems.length)} entries saved`,
  ofGroup: (saved: number, all: number) => `${String(saved)} of ${String(all)}`,
  none: 'Your browser has nothing from this site.',
  /** Unfolds the entries. */
  each: 'See and delete single entries',
  deleteOne: 'Delete',
  deleteAll: 'Clear everything this site saved',
  signsOut: 'This also logs you out and deletes what you haven’t sent: drafts, lists and checkmarks.',
  /** Confirmation before clearing everything. */
  unsent: {
    deleted: (count: number) =>
      `Clearing everything deletes ${pluralWord(count, 'it', 'them')} from this device.`,
    confirm: 'Clear and delete',
    cancel: 'Don’t clear',
  },
  deleted: (name: string) => `${name} deleted.`,
  deletedAll: 'Everything cleared.',
  undo: 'Undo',
  restored: 'It’s back.',
  withoutScripts: 'The list needs JavaScript. Without it, nothing is stored.',
} as const;
