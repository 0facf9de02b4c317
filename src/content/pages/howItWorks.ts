export interface SourcingStep {
  readonly title: string;
  readonly text: string;
  readonly who: string;
  readonly money: string;
  readonly paper: string;
}

export interface SourcingStage {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly SourcingStep[];
}

/** From wish to keys. The order is sure; durations are not stated, because they are not ours to promise. */
export const stages: readonly SourcingStage[] = [
  {
    id: 'choose',
    name: 'Choose',
    steps: [
      {
        title: 'Search and history',
        text: 'You describe the car. We look through the lanes, read the title’s words and the VIN to you, and inspect it if you ask.',
        who: 'You and we',
        money: 'With you. An inspection is paid when ordered.',
        paper: 'History report, inspection report',
      },
      {
        title: 'Limit and bid',
        text: 'You set the highest bid in writing. We bid up to it. If somebody bids more, you owe the auction nothing.',
        who: 'You set, we bid',
        money: 'With you, or as a deposit on the terms you were given in writing.',
        paper: 'Your written limit',
      },
    ],
  },
  {
    id: 'pay',
    name: 'Win and pay',
    steps: [
      {
        title: 'Win',
        text: 'The lot is yours and the clock has started: Copart counts three business days including the sale day.',
        who: 'Auction',
        money: 'Owed to the auction: bid and buyer fees.',
        paper: 'Auction invoice',
      },
      {
        title: 'Pay in time',
        text: 'Late payment costs a late fee, and storage runs until the car is collected.',
        who: 'You',
        money: 'With the auction.',
        paper: 'Paid invoice, bill of sale',
      },
      {
        title: 'Title released',
        text: 'The auction sends the original title within the US; Copart does not ship titles abroad. We receive and check it.',
        who: 'Auction, then we',
        money: 'With the auction.',
        paper: 'Original title',
      },
    ],
  },
  {
    id: 'us',
    name: 'In the US',
    steps: [
      {
        title: 'Collected, to the yard',
        text: 'A driver takes it from the auction before storage runs. At the yard it is photographed and its keys are tagged.',
        who: 'We',
        money: 'Haulage: with us, as quoted.',
        paper: 'Handover sheet, photographs',
      },
      {
        title: 'Export filed, 72 hours',
        text: 'The agent files in the export system and gets the ITN, the filing’s number. Title and ITN are due 72 hours before export.',
        who: 'US filing agent',
        money: 'Filing and freight: with us, for carrier and agent.',
        paper: 'ITN, power of attorney',
      },
      {
        title: 'Delivered and loaded',
        text: 'Driven aboard, or lashed into its container. The terminal has given its receipt.',
        who: 'Terminal and carrier',
        money: 'Freight goes to the carrier.',
        paper: 'Dock receipt',
      },
    ],
  },
  {
    id: 'sea',
    name: 'At sea',
    steps: [
      {
        title: 'Sailing, bill of lading',
        text: 'The carrier’s receipt and contract. Whoever holds the original may claim the car; it goes to your clearing agent.',
        who: 'Carrier, then we',
        money: 'The carrier has its freight. Fund the customs agent well before the vessel arrives.',
        paper: 'Bill of lading',
      },
    ],
  },
  {
    id: 'nigeria',
    name: 'In Nigeria',
    steps: [
      {
        title: 'Valuation and discharge',
        text: 'Customs assess a value; the car leaves the vessel, and free days begin to run.',
        who: 'Customs, terminal',
        money: 'With your customs agent, ready.',
        paper: 'Assessment',
      },
      {
        title: 'Duty, examination, release',
        text: 'Duty is paid against the assessment, customs examine the car and release it.',
        who: 'Licensed customs agent',
        money: 'To customs. Ask for the receipt.',
        paper: 'Payment receipt, release',
      },
      {
        title: 'Dues and gate out',
        text: 'The line’s and the terminal’s dues are paid and the car passes the gate.',
        who: 'Licensed customs agent',
        money: 'To line and terminal.',
        paper: 'Receipts, gate pass',
      },
      {
        title: 'Delivery and keys',
        text: 'To your door. Look at the car, compare it with its photographs, then sign.',
        who: 'We, and you',
        money: 'Delivery: with us, as quoted.',
        paper: 'Delivery paper, signed by you',
      },
    ],
  },
];

export const mistakes = [
  {
    title: 'Bidding before asking about the title',
    text: 'Some titles cannot be exported. The car is then yours, and stays there.',
  },
  {
    title: 'Reading “Run and Drive” as “runs well”',
    text: 'At Copart it means that the car moved forward on arrival, no more.',
  },
  {
    title: 'Forgetting that Copart counts the sale day',
    text: 'Its three business days from a Thursday end on Monday, not on Tuesday. At IAA it is the branch’s rule that counts.',
  },
  {
    title: 'Counting the model year instead of the year of manufacture',
    text: 'Nigeria’s age limit counts from manufacture. A car of the next model year may have been built the year before.',
  },
  {
    title: 'Leaving things in a RoRo car',
    text: 'The line carries the vehicle only. Effects are removed, or the car refused.',
  },
  {
    title: 'Funding the agent after arrival',
    text: 'Free days run from discharge. Storage and demurrage do not wait for a bank transfer.',
  },
] as const;

export const questions = [
  {
    question: 'Can I bid myself?',
    answer:
      'At some lots, yes: at Copart it depends on the state the vehicle stands in, and some need only an identity paper. Others need a broker or a dealer’s license, and Manheim is for licensed dealers. We tell you when you do not need us.',
  },
  {
    question: 'How long does the whole way take?',
    answer:
      'No honest shipper can say beforehand. It depends on when the title comes, which vessel has room, and the port’s state. You see planned, estimated and actual dates, told apart, once a booking stands.',
  },
  {
    question: 'What does it cost altogether?',
    answer:
      '“What it costs” on the car purchase page adds it up: published fees, duty, and taxes with their sources, and your own figures. Our quote fills the lines that are ours. Customs assess the value; your agent can ask for it by VIN.',
  },
  {
    question: 'What if the car is not as listed?',
    answer:
      'Auctions sell a vehicle as it stands. That is why an inspection comes before the bid: afterwards it is yours as it is. If the house’s own terms give a way to complain about the lot, we tell you what it is and by when.',
  },
  {
    question: 'Who holds my title?',
    answer:
      'We do, from the auction until customs at the port of exit have seen it. You get a picture of both sides when it comes in.',
  },
  {
    question: 'Can you clear the car in Nigeria too?',
    answer:
      'A licensed customs agent does; by law nobody else may. We hand over to one, or to yours, with all papers and in time.',
  },
] as const;
