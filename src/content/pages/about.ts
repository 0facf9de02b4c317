/** What the company does, and where that ends. */
export const duties: readonly { readonly does: string; readonly limit: string }[] = [
  {
    does: 'Search, bid and buy at three US auctions on your behalf',
    limit: 'We don’t own the cars. They belong to the sellers and are sold as is.',
  },
  {
    does: 'Inspect a car before you bid or pay, and write a report',
    limit:
      'Most yards don’t allow lifting or a road test, so we can’t check for hidden rust or transmission wear.',
  },
  {
    does: 'Pick it up, store it and take it to the port',
    limit: 'We don’t drive the trucks. A hauler with the right equipment does, and we tell you who it is.',
  },
  {
    does: 'Book RoRo, container or flat rack, and handle the export documents',
    limit:
      'We don’t own ships or terminals. The carriers and terminal operators do, and they set their own schedules.',
  },
  {
    does: 'Track it across the Atlantic, and hand it off to a licensed customs agent in Nigeria',
    limit: 'We don’t clear customs in our own name. Only licensed customs agents can.',
  },
  {
    does: 'Deliver it to your door',
    limit: 'We don’t promise a duty amount, a sailing date or an arrival date. We tell you who sets them.',
  },
];

/** What each license in company.ts is for, by name. */
export const licenseWords: Readonly<Record<string, string>> = {
  'FMC license':
    'The Federal Maritime Commission licenses freight forwarders and NVOCCs (carriers without their own ships) that arrange ocean shipping from the US.',
  'FMCSA broker license':
    'The Federal Motor Carrier Safety Administration licenses companies that arrange trucking in the US.',
};

/** Commitments, each about a common complaint, with a way to check it. */
export const commitments = [
  {
    promise: 'Your quote says what’s included, and what isn’t',
    against: 'Quotes that grow',
    check: 'Every quote is written and itemized. We ask before spending more, and you can say no.',
  },
  {
    promise: 'Before you pay a deposit, you know when you’ll get it back',
    against: 'Deposits that aren’t refunded',
    check: 'The terms are in writing next to the amount. If they aren’t, don’t pay.',
  },
  {
    promise: 'One team contacts\u00A0you, however you prefer',
    against: 'Twenty calls after one form',
    check: 'You choose e-mail, phone or WhatsApp. We don’t sell your number.',
  },
  {
    promise: 'You see the documents yourself',
    against: 'Forged duty documents',
    check:
      'You get the assessment, payment receipt and customs release, and the agent’s license number. Check that the numbers match.',
  },
  {
    promise: 'You can track it without us',
    against: 'Containers lost for weeks',
    check:
      'You get the container and bill of lading numbers as soon as we do. They work on the carrier’s own site.',
  },
  {
    promise: 'You can check when charges start',
    against: 'Demurrage billed before discharge',
    check:
      'Every daily charge lists the first and last day it covers. The terminal’s record shows when the car was discharged.',
  },
  {
    promise: 'You can check it’s really us',
    against: 'Scammers using our name',
    check:
      'We only use the phone numbers and addresses on this site. If a message gives you another, call us before you pay.',
  },
] as const;

export const licensedPartners = [
  {
    title: 'Customs agents',
    text: 'In Nigeria, only a licensed customs agent can clear a car. We tell you who the agent is, and you can ask for the license number.',
  },
  {
    title: 'Carriers',
    text: 'They ship the car under their own bill of lading. We name the carrier once it’s booked.',
  },
  {
    title: 'Terminals',
    text: 'They receive, store and release vehicles, and set their own charges.',
  },
  { title: 'Haulers', text: 'Drivers with the right equipment: open, enclosed, flatbed or lowboy.' },
] as const;

export const whatWeDo = {
  title: 'What we do, and what we don’t',
  does: 'We do',
  doesNot: 'We don’t',
  never: 'We don’t give legal or customs advice, and we don’t sell your phone number.',
} as const;

export const commitmentWords = {
  title: 'Seven things you can check',
  intro: 'Common complaints about this trade, and our answer to each.',
  problem: 'The problem:',
} as const;

export const aboutPage = {
  label: 'About us',
  title: 'Don’t take our word for it',
  lead: (name: string) =>
    `${name} buys, inspects, moves and ships vehicles between the USA and Nigeria. You can check every step yourself. We’re named for the dry wind that blows from the Sahara out to the Atlantic.`,
  partnersTitle: 'Our partners',
  partnersIntro: 'We use a licensed or established partner for each of these, and tell you who it is.',
  nextTitle: 'Hold us to it.',
  seeSteps: 'See every step first',
  next: 'Get a quote and check it against the seven points above. If one is missing, tell us, and don’t pay until it’s there.',
  lookUp: 'Look us up',
  getQuote: 'Get a quote',
  talkToUs: 'Talk to us',
} as const;

export const memberships = {
  title: 'Member of three auctions',
  intro:
    'Some lots only require an ID; others require a broker or a dealer license. We have the memberships, so we search, bid, buy and ship for you.',
  seeBidding: 'What bidding through a member means',
} as const;
