/**
 * Every key the site writes on a visitor's device. The cookie page is made from this registry,
 * so a key that is not written here is not written at all.
 */
export interface StorageEntry {
  readonly key: string;
  readonly store: 'localStorage' | 'sessionStorage';
  /** What it is for, in the visitor's words. */
  readonly purpose: string;
  /** How long it stays, in the visitor's words. */
  readonly lifetime: string;
}

export const storageKeys = {
  accessToken: {
    key: 'access_token',
    store: 'localStorage',
    purpose: 'Keeps you signed in: proves to our server that a request is yours.',
    lifetime: 'Until you log out',
  },
  refreshToken: {
    key: 'refresh_token',
    store: 'localStorage',
    purpose: 'Keeps you signed in: renews the access token when it runs out.',
    lifetime: 'Until you log out',
  },
  user: {
    key: 'user',
    store: 'localStorage',
    purpose: 'Shows your name and fills in forms for you while you are signed in.',
    lifetime: 'Until you log out',
  },
  quoteDraft: {
    key: 'harmattan.quote-draft',
    store: 'localStorage',
    purpose:
      'Keeps a quote request you have not sent yet, so that a reload or a lost connection loses nothing.',
    lifetime: 'Until the request is sent or you start again',
  },
  vinCheck: {
    key: 'harmattan.vin-check',
    store: 'localStorage',
    purpose: 'Keeps the last VIN you checked, so that it is still there when you come back to the page.',
    lifetime: 'Until you clear it in the tool',
  },
  methodChooser: {
    key: 'harmattan.method-chooser',
    store: 'localStorage',
    purpose: 'Keeps your answers in the method chooser.',
    lifetime: 'Until you start again in the tool',
  },
  containerFit: {
    key: 'harmattan.container-fit',
    store: 'localStorage',
    purpose: 'Keeps the vehicles and the container you compare in “Will it fit?”.',
    lifetime: 'Until you start again in the tool',
  },
  documentsChecklist: {
    key: 'harmattan.documents',
    store: 'localStorage',
    purpose: 'Keeps your case and your ticks in the documents checklist.',
    lifetime: 'Until you start again in the tool',
  },
  winDay: {
    key: 'harmattan.win-day',
    store: 'localStorage',
    purpose: 'Keeps the sale day you typed into the win-day clock.',
    lifetime: 'Until you clear it in the tool',
  },
  exportPlan: {
    key: 'harmattan.export-plan',
    store: 'localStorage',
    purpose: 'Keeps the cut-off you typed into the 72-hour planner.',
    lifetime: 'Until you clear it in the tool',
  },
  portDays: {
    key: 'harmattan.port-days',
    store: 'localStorage',
    purpose: 'Keeps the discharge day you typed into the port-days planner.',
    lifetime: 'Until you clear it in the tool',
  },
  landedCost: {
    key: 'harmattan.landed-cost',
    store: 'localStorage',
    purpose: 'Keeps the figures and the exchange rate you typed into the landed-cost worksheet.',
    lifetime: 'Until you clear it in the tool',
  },
  ageCheck: {
    key: 'harmattan.age-check',
    store: 'localStorage',
    purpose: 'Keeps the years you typed into the age check.',
    lifetime: 'Until you clear it in the tool',
  },
  trackedReferences: {
    key: 'harmattan.tracked',
    store: 'localStorage',
    purpose: 'Lists the references you looked up on this device, so that you need not type them again.',
    lifetime: 'Until you remove them on the tracking page',
  },
  trackingEmail: {
    key: 'harmattan.tracking-email',
    store: 'localStorage',
    purpose: 'Fills in your e-mail address on the tracking page, only if you asked for it there.',
    lifetime: 'Until you untick the box on the tracking page',
  },
  contactDraft: {
    key: 'harmattan.contact-draft',
    store: 'localStorage',
    purpose: 'Keeps a message you have not sent yet, so that a reload or a lost connection loses nothing.',
    lifetime: 'Until the message is sent or you clear the form',
  },
  portStates: {
    key: 'harmattan.port-states',
    store: 'localStorage',
    purpose:
      'Keeps the last known state of the ports, so that the page still tells something without a connection.',
    lifetime: 'Until newer states replace them, or you clear your browser’s data',
  },
  gateChecklist: {
    key: 'harmattan.gate-checklist',
    store: 'localStorage',
    purpose: 'Keeps your ticks in the gate-in checklist.',
    lifetime: 'Until you start again in the checklist',
  },
  enquiryList: {
    key: 'harmattan.enquiry',
    store: 'localStorage',
    purpose:
      'Keeps the enquiry list you put together in the shop, so that it is there for the quote request.',
    lifetime: 'Until it goes along with a quote request, or you empty it in the shop',
  },
  referralCode: {
    key: 'harmattan.referral',
    store: 'localStorage',
    purpose:
      'Keeps the code of the referral link by which you came, so that it goes into your quote request.',
    lifetime: '30 days, or until you remove it on the referral page',
  },
  referralOwn: {
    key: 'harmattan.referral-own',
    store: 'localStorage',
    purpose: 'Keeps the referral link you made, so that it stays the same when you come back.',
    lifetime: 'Until you remove it on the referral page',
  },
  chunkReload: {
    key: 'harmattan.chunk-reload',
    store: 'sessionStorage',
    purpose: 'Remembers that the page was reloaded once after an update, so that it never reloads in a loop.',
    lifetime: 'Until you close the tab',
  },
} as const satisfies Record<string, StorageEntry>;
