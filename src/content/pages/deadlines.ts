import { rates } from '../rates';

const [storageDays, demurrageDays] = [rates.lagosStorage, rates.lagosDemurrage].map(({ count }) =>
  String(count),
);

export const deadlineTexts = {
  title: 'Dates to watch',
  estimate: (day: string) => `About ${day}`,
  /** Not “overdue”: we can’t know whether it was done. */
  passed: 'Date passed',
  today: 'Today',
  /** A date that is advice, and has passed. */
  stillToDo: 'Still to do',
  done: 'Done',
  feesFrom: (day: string) => `Fees start ${day}.`,
  /** The port's zone, if it isn't the visitor's. */
  localTo: (zone: string) => `Dates here are local to the port (${zone}).`,
  localToPorts: (zones: string) => `Each date is local to its port (${zones}).`,
  /** In a shared message. */
  shared: (what: string, day: string, feesFrom: string) => `${what}: ${day}, then fees start ${feesFrom}.`,
  /** Below free days, where there's no room for `why`. */
  reported: 'Free days are as reported. Check the terminal’s tariff.',
  sharedEstimate: (day: string) => `about ${day}`,
  estimatedEvent: (title: string) => `${title} (estimated)`,
  calendarNote: 'Check the date on the tracking page before you rely on it.',
  notSaved: 'This browser doesn’t let us save your checkmarks. They’re here only while the page is open.',
} as const;

interface DeadlineWords {
  /** What must be done by then. */
  readonly what: string;
  /** The same, if it isn't known whether the car is in a container. */
  readonly ifContainer?: string;
  readonly why: string;
  /** The calendar event on the first day with fees. */
  readonly feesStart?: string;
}

/** What must be done by a deadline, and why. */
export const deadlineWords = {
  filing: {
    what: 'Car, title and ITN to US Customs',
    why: 'US Customs needs the car and its title at the port, and the ITN, 72 hours before export.',
  },
  agent: {
    what: 'Fund your customs agent',
    why: 'Your agent needs the documents and the funds about two weeks before the car arrives.',
  },
  terminal: {
    what: 'Ask the terminal for the last free day',
    why: 'Free days vary by terminal, and the ones reported in Lagos are for containers. After the last one, storage adds up by the day.',
  },
  storage: {
    what: 'Last day without storage fees',
    ifContainer: 'Last day without storage fees, if it’s in a container',
    why: `Reported in 2019, not confirmed: Lagos terminals give containers ${storageDays} free days. We count them from the day after discharge. Check the terminal’s tariff. For RoRo, ask the terminal.`,
    feesStart: 'Storage fees start',
  },
  demurrage: {
    what: 'Last day without demurrage',
    why: `Reported in 2019, not confirmed: carriers in Lagos give a container ${demurrageDays} free days. We count them from the day after discharge. Check the carrier’s tariff.`,
    feesStart: 'Demurrage starts',
  },
  overtime: {
    what: 'Clear it, or it’s overtime cargo',
    why: 'About 30 days after discharge, an uncleared car is reportedly overtime cargo, and may be sold. Rules change: ask the agent.',
  },
} as const satisfies Readonly<Record<string, DeadlineWords>>;
