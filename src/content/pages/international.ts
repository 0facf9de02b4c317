interface PaperStep {
  readonly title: string;
  readonly text: string;
  /** Who does it or issues it. */
  readonly who: string;
  /** The paper that exists afterwards. */
  readonly paper: string;
}

export interface Leg {
  readonly id: 'us' | 'sea' | 'nigeria';
  readonly place: string;
  readonly intro: string;
  readonly steps: readonly PaperStep[];
}

/** Papers in the order in which they come to exist; no durations, because those change. */
export const legs: readonly Leg[] = [
  {
    id: 'us',
    place: 'In the United States',
    intro: 'Export is a filing and a look at the original title. Both have a deadline.',
    steps: [
      {
        title: 'The title is released and checked',
        text: 'The auction or seller sends the original. A name spelled differently from the passport is put right now, not at the port.',
        who: 'Seller, then us',
        paper: 'Title, bill of sale or auction invoice',
      },
      {
        title: 'Someone can act for you',
        text: 'A buyer without a US tax number needs a US agent to file the export. You sign a power of attorney for that.',
        who: 'You',
        paper: 'Power of attorney, identity paper',
      },
      {
        title: 'The export is filed',
        text: 'Electronic Export Information goes into the Automated Export System. The answer is a number, the ITN (Internal Transaction Number). It is asked for every used vehicle that drives, whatever it is worth.',
        who: 'The US agent',
        paper: 'ITN',
      },
      {
        title: 'Customs and Border Protection sees the title',
        text: 'Vehicle and original title are presented at the port of exit. Title and ITN are due 72 hours before export (19 CFR 192.2).',
        who: 'Us or the agent; then CBP',
        paper: 'Validated title',
      },
      {
        title: 'The terminal takes the car',
        text: 'The gate looks at the car, notes its state and gives a receipt.',
        who: 'The terminal',
        paper: 'Dock receipt',
      },
    ],
  },
  {
    id: 'sea',
    place: 'At sea',
    intro: 'Little to do and one thing to have: the paper that claims the car.',
    steps: [
      {
        title: 'Loaded, sailed, and a bill of lading',
        text: 'The carrier issues it once the car is aboard: receipt, contract, and the right to claim the car in one paper. Check every letter of the name and every character of the VIN.',
        who: 'The carrier',
        paper: 'Bill of lading',
      },
      {
        title: 'The original travels to the agent',
        text: 'Your clearing agent needs the original bill of lading. Send it so that you can follow it, and keep a copy.',
        who: 'You or us',
        paper: 'Courier’s receipt',
      },
      {
        title: 'The agent is funded',
        text: 'Well before the vessel arrives: free days at the port begin to count at discharge, whether or not anybody is ready.',
        who: 'You',
        paper: 'Receipt from the agent',
      },
    ],
  },
  {
    id: 'nigeria',
    place: 'In Nigeria',
    intro:
      'Cars come in through sea ports only. Only licensed customs agents deal with customs. The order below is the usual one; the rules inside it change.',
    steps: [
      {
        title: 'Customs value the car',
        text: 'Duty, levies and VAT are reckoned on a value customs assess, by VIN among other things. Form M (an import declaration made through a bank) and PAAR (Pre-Arrival Assessment Report, customs’ own) come in where they are required.',
        who: 'Your customs agent; customs',
        paper: 'Assessment',
      },
      {
        title: 'Discharge',
        text: 'The car leaves the vessel. From this day free days run, then storage (the terminal’s) and demurrage (the line’s, for the box).',
        who: 'Terminal and line',
        paper: 'Discharge date on the terminal’s record',
      },
      {
        title: 'Duty is paid',
        text: 'Against the assessment. Ask for the receipt and compare its number with the assessment’s: forged duty papers exist.',
        who: 'You, through the agent',
        paper: 'Payment receipt',
      },
      {
        title: 'Examination and release',
        text: 'Customs look at the car and compare it with the papers, then release it electronically.',
        who: 'Customs',
        paper: 'Release',
      },
      {
        title: 'Line’s and terminal’s dues, then gate out',
        text: 'What the shipping line and the terminal are owed is paid, and the car leaves the gate.',
        who: 'Your customs agent',
        paper: 'Receipts of line and terminal, gate pass',
      },
    ],
  },
];

/** Who does what, so that nobody waits for somebody else. */
export const roles = [
  {
    term: 'You',
    value:
      'Own the car, sign the power of attorney, provide identity papers, have the funds ready, hold the bill of lading.',
  },
  {
    term: 'We',
    value:
      'Book, move the car, see that title and filing are in time, send each paper’s copy as it comes to exist.',
  },
  { term: 'US filing agent', value: 'Files the export in the Automated Export System in your name.' },
  { term: 'Carrier', value: 'Carries the car, issues the bill of lading, releases the car against it.' },
  { term: 'Terminal', value: 'Receives, stores and hands out the car; charges for days over the free ones.' },
  {
    term: 'Licensed customs agent',
    value:
      'Declares the car in Nigeria, pays in your name, attends the examination. Ask for the license number.',
  },
  {
    term: 'Customs',
    value: 'CBP in the US sees title and car; the Nigeria Customs Service assesses, examines and releases.',
  },
] as const;
