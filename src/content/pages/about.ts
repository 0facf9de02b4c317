export const does = [
  'Search, bid and buy at three US auction houses on your behalf',
  'Look at a car before you bid or pay, and write down what is there',
  'Collect it, store it and bring it to the port',
  'Book RoRo, container or flat rack, and see to the export papers',
  'Follow it across, and hand it to a licensed customs agent in Nigeria',
  'Deliver it after the gate',
] as const;

export const doesNot = [
  'Own the cars at auction. What you see there belongs to its seller, and is sold as it stands',
  'Own ships or terminals. Carriers and terminals do, and keep their own schedules',
  'Deal with customs in our own name. Only licensed customs agents do',
  'Promise a duty, a sailing date or an arrival. We tell you who decides them',
  'Give legal or customs advice',
  'Sell or pass on your telephone number',
] as const;

/** What each license of company.ts is for, by its name. */
export const licenseWords: Readonly<Record<string, string>> = {
  'FMC license':
    'The Federal Maritime Commission licenses companies that arrange ocean shipping from the US, as a freight forwarder or an NVOCC (a carrier without ships of its own).',
  'FMCSA broker license':
    'The Federal Motor Carrier Safety Administration licenses companies that arrange trucking in the US.',
};

/** Each answers something that customers of the trade complain of, with how to hold us to it. */
export const commitments = [
  {
    promise: 'A quote says what is in it, and what is not',
    against: 'Quotes that grow',
    check:
      'Every quote is written and lists its parts. If something changes, you hear it before it is spent, and may say no.',
  },
  {
    promise: 'You know when a deposit comes back before you pay it',
    against: 'Deposits that are not returned',
    check: 'The conditions stand in writing beside the sum. If they do not, do not pay.',
  },
  {
    promise: 'One team contacts you, by the way you choose',
    against: 'Twenty calls after one form',
    check: 'The form asks for e-mail, telephone or WhatsApp. Nobody else gets your number from us.',
  },
  {
    promise: 'You see the papers, not our word for them',
    against: 'Forged duty papers',
    check:
      'You get copies of the assessment, the payment receipt and the release, and the license number of the customs agent. Their numbers must match each other.',
  },
  {
    promise: 'You can follow it without us',
    against: 'A container nobody could find for weeks',
    check:
      'Container number and bill of lading number come to you as soon as they exist. The carrier’s own tracking takes them.',
  },
  {
    promise: 'Days are counted from a date you can ask for',
    against: 'Demurrage billed before discharge',
    check:
      'Any charge by the day names its first and last day. The terminal’s record says when the car was discharged.',
  },
  {
    promise: 'It is really us',
    against: 'Impostors of the company',
    check:
      'The numbers and addresses on this site are the only ones. If a message gives others, call the telephone here before you pay.',
  },
] as const;

export const licensedPartners = [
  {
    term: 'Customs agents',
    value:
      'In Nigeria only agents licensed by customs may clear a car. We name the agent and you may ask for the license number.',
  },
  {
    term: 'Carriers',
    value:
      'Shipping lines carry the car under their own bill of lading. The quote names the line once the booking is made.',
  },
  {
    term: 'Terminals',
    value: 'They receive, store and hand out vehicles, and charge their own dues.',
  },
  { term: 'Haulers', value: 'Drivers with the equipment for the car: open, enclosed, flatbed or lowboy.' },
] as const;
