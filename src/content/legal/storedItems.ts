import { RECEIPT_LIFETIME_DAYS } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import type { StorageKey } from '../../config/storageKeys';
import { usefulPages } from '../../config/paths';
import { plural, formatList } from '../../lib/text/format';
import { pageTitles } from '../pageTitles';

/** The tables of the cookie page. */
const groups = {
  signIn: 'Sign-in',
  requests: 'Requests and messages',
  tracking: 'Tracking',
  tools: 'Tools and checklists',
  automatic: 'Automatic',
} as const;

interface StorageWords {
  readonly group: keyof typeof groups;
  /** What the item is for, as the cookie page says it. */
  readonly purpose: string;
  /** How long it is stored, as the cookie page says it. */
  readonly lifetime: string;
}

/** The text above the tables says that these count from the last change. */
const days = ({ lifetimeDays }: { readonly lifetimeDays: number }) => `${String(lifetimeDays)} days`;

/** The purpose of each key in the registry. A missing one doesn't compile. */
const storageWords: Record<keyof typeof storageKeys, StorageWords> = {
  accessToken: {
    group: 'signIn',
    purpose: 'Keeps you signed in: proves to our server that a request is yours.',
    lifetime: 'Until you log out',
  },
  refreshToken: {
    group: 'signIn',
    purpose: 'Keeps you signed in: renews the access token when it expires.',
    lifetime: 'Until you log out',
  },
  user: {
    group: 'signIn',
    purpose: 'Shows your name and fills in forms for you while you are signed in.',
    lifetime: 'Until you log out',
  },
  quoteDraft: {
    group: 'requests',
    purpose:
      'Saves a quote request you haven’t sent, in case of a reload or a lost connection. Once it’s sent, saves its reference.',
    lifetime: `${days(storageKeys.quoteDraft)} after your last change, ${String(RECEIPT_LIFETIME_DAYS)} days after sending, or until you start over or log out`,
  },
  quotesAside: {
    group: 'requests',
    purpose: 'Saves an unsent quote request when you start another one, so that you can go back to it.',
    lifetime: 'An hour, or until you go back to it or log out',
  },
  vinCheck: {
    group: 'tools',
    purpose: 'Saves the last VIN you checked, so it’s there when you come back.',
    lifetime: `${days(storageKeys.vinCheck)}, or until you clear it in the tool or log out`,
  },
  containerFit: {
    group: 'tools',
    purpose: 'Saves your “Will it fit?” vehicles and container.',
    lifetime: `${days(storageKeys.containerFit)}, or until you start over in the tool`,
  },
  documentsChecklist: {
    group: 'tools',
    purpose: 'Saves your answers and checkmarks in the documents checklist.',
    lifetime: `${days(storageKeys.documentsChecklist)}, or until you start over in the tool`,
  },
  paymentDeadline: {
    group: 'tools',
    purpose: 'Saves the sale date you entered in the deadline tool.',
    lifetime: `${days(storageKeys.paymentDeadline)}, or until you clear it in the tool`,
  },
  exportPlan: {
    group: 'tools',
    purpose: 'Saves the cutoff you entered in the 72-hour planner.',
    lifetime: `${days(storageKeys.exportPlan)}, or until you clear it in the tool`,
  },
  portDays: {
    group: 'tools',
    purpose: 'Saves the discharge date you entered in the port planner.',
    lifetime: `${days(storageKeys.portDays)}, or until you clear it in the tool`,
  },
  price: {
    group: 'tools',
    purpose: 'Saves the car, figures and exchange rates you entered in “What it costs.”',
    lifetime: `${days(storageKeys.price)}, or until you clear it in the tool or log out`,
  },
  assessment: {
    group: 'tools',
    purpose: 'Saves what you typed from the notice in “Check the agent’s assessment.”',
    lifetime: `${days(storageKeys.assessment)}, or until you clear it in the tool or log out`,
  },
  transit: {
    group: 'tools',
    purpose: 'Saves the ports and date you chose in “How long it takes.”',
    lifetime: `${days(storageKeys.transit)}, or until you clear it in the tool`,
  },
  car: {
    group: 'tools',
    purpose: 'Shows your car in the site’s pictures, in the body style and color you chose.',
    lifetime: `${days(storageKeys.car)}, or until you log out`,
  },
  ageCheck: {
    group: 'tools',
    purpose: 'Saves the years you entered in the age check.',
    lifetime: `${days(storageKeys.ageCheck)}, or until you clear it in the tool or log out`,
  },
  trackedReferences: {
    group: 'tracking',
    purpose:
      'Lists the requests you sent or looked up, with their cars, so you don’t have to type their references again.',
    lifetime: `${days(storageKeys.trackedReferences)} after your last lookup, or until you remove them on the tracking page or log out`,
  },
  trackingEmail: {
    group: 'tracking',
    purpose: 'Fills in your e-mail address on the tracking page, if you turned that on.',
    lifetime: `${days(storageKeys.trackingEmail)} after your last lookup, or until you uncheck the box on the tracking page or log out`,
  },
  lookups: {
    group: 'tracking',
    purpose:
      'Remembers the e-mail address of each request you sent or looked up, so you can track it without typing the address again, also after a reload.',
    lifetime: 'Until you close the tab or log out',
  },
  fleet: {
    group: 'tracking',
    purpose:
      'Saves the cars on your board on the tracking page: references, your notes, the pictures you chose, and each car’s last status. Saves e-mail addresses only if you turned that on there.',
    lifetime: `${days(storageKeys.fleet)} after your last change or refresh, or until you remove the cars on the tracking page or log out`,
  },
  doneDeadlines: {
    group: 'tracking',
    purpose: 'Saves which dates to watch you checked off on the tracking page, by reference.',
    lifetime: `${days(storageKeys.doneDeadlines)}, or until you uncheck them on the tracking page or log out`,
  },
  contactDraft: {
    group: 'requests',
    purpose:
      'Saves a message you haven’t sent, in case of a reload or a lost connection. Once it’s sent, saves your name, e-mail address and phone number for the next one.',
    lifetime: `${days(storageKeys.contactDraft)} after your last change, ${String(RECEIPT_LIFETIME_DAYS)} days after sending, or until you clear the form or log out`,
  },
  portStates: {
    group: 'automatic',
    purpose: 'Saves the last known status of the ports, to show when you have no connection.',
    lifetime: '24 hours after the last update',
  },
  gateChecklist: {
    group: 'tools',
    purpose: 'Saves your checkmarks in the gate-in checklist.',
    lifetime: `${days(storageKeys.gateChecklist)}, or until you start over in the checklist`,
  },
  preparation: {
    group: 'tools',
    purpose: 'Saves your checkmarks in the “Prepare the car” checklist.',
    lifetime: `${days(storageKeys.preparation)}, or until you start over in the checklist`,
  },
  enquiryList: {
    group: 'requests',
    purpose: 'Saves your shop list and notes for your quote request.',
    lifetime: `${days(storageKeys.enquiryList)}, or until you send it, clear it in the shop or log out`,
  },
  referralCode: {
    group: 'requests',
    purpose: 'Saves the code from the referral link you opened, to add it to your quote request.',
    lifetime: `${days(storageKeys.referralCode)} after you open the link, or until you remove it on the referral page`,
  },
  referralOwn: {
    group: 'requests',
    purpose: 'Saves the referral link you made, so it’s the same when you come back.',
    lifetime: 'A year after you last opened the referral page, or until you remove it there or log out',
  },
  savedPages: {
    group: 'automatic',
    purpose: `Saves the pages you open, with their pictures and code. You see a saved page only if the connection is down or slow, or our server fails. On fast Wi-Fi or wired internet, the site also saves these pages before you open them: ${formatList(usefulPages.map((page) => pageTitles[page]))}.`,
    lifetime: 'Until a newer version replaces them',
  },
  scrollPositions: {
    group: 'automatic',
    purpose: 'Remembers how far you scrolled on each page, so going back returns you to the same place.',
    lifetime: 'Until you close the tab',
  },
  chunkReload: {
    group: 'automatic',
    purpose: 'Remembers that the page already reloaded after an update, so it doesn’t keep reloading.',
    lifetime: 'Until you close the tab',
  },
};

/** A row of the cookie page's table. */
export interface StoredItem extends StorageKey, StorageWords {}

const names = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

/** Everything the site may store on the device, in the registry's order. */
export const storedItems: readonly StoredItem[] = names.map((name) => ({
  ...storageKeys[name],
  ...storageWords[name],
}));

/** The same, by table. */
export const storedGroups = Object.entries(groups).map(([group, title]) => {
  const items = storedItems.filter((item) => item.group === group);
  return { title, items, summary: `${title}: ${plural(items.length, 'entry', 'entries')}` };
});

export const storedItemsTable = {
  intro:
    'These tables come from the site’s own list of what it saves. A name that starts with a dot has “harmattan” before it. Days count from your last change unless noted.',
  columns: ['Name', 'What it’s for', 'How long it’s saved'],
} as const;
