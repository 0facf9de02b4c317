import { stageIds } from './codes';
import type { StageId } from './codes';

/** One thing that happens, and the three facts that go with it. */
export interface JourneyStep {
  readonly title: string;
  readonly text: string;
  readonly who: string;
  readonly money: string;
  readonly document: string;
}

/** What happens at each stage, in order. The only list of it. */
export const journeySteps: Readonly<Record<StageId, readonly JourneyStep[]>> = {
  buy: [
    {
      title: 'Find the car',
      text: 'You describe the car. We search the auctions, read you the title and the VIN, and inspect the car if you ask.',
      who: 'You and us',
      money: 'With you.',
      document: 'History report',
    },
    {
      title: 'Set your limit',
      text: 'You set your highest bid in writing, and we bid up to it. If someone bids more, you owe the auction nothing.',
      who: 'You set it, we bid',
      money: 'With you, or a deposit on terms you have in writing.',
      document: 'Your written limit',
    },
    {
      title: 'Win and pay',
      text: 'The clock starts at the sale. Copart counts three business days, including sale day. Pay late and you owe a late fee, and storage adds up until pickup.',
      who: 'You',
      money: 'Bid and buyer fees go to the auction.',
      document: 'Paid invoice, bill of sale',
    },
    {
      title: 'Get the title',
      text: 'The auction sends the original title within the US; Copart doesn’t ship titles abroad. We check every letter. A name that doesn’t match your passport gets fixed now, not at the port.',
      who: 'Auction, then us',
      money: 'With the auction.',
      document: 'Original title',
    },
  ],
  inspect: [
    {
      title: 'Inspection',
      text: 'Best before you bid: auctions sell cars as they are. We check fifteen points and photograph each one.',
      who: 'Our inspector',
      money: 'You pay when you order the inspection.',
      document: 'Inspection report',
    },
  ],
  collect: [
    {
      title: 'Pickup',
      text: 'A driver picks it up before storage adds up. At our yard, we photograph it and tag the keys.',
      who: 'Us',
      money: 'You pay us for trucking, as quoted.',
      document: 'Handover sheet, photos',
    },
    {
      title: 'Export filing',
      text: 'The agent files in the Automated Export System and gets an ITN (Internal Transaction Number). US Customs (CBP) sees the car and the original title at the port. Both are due 72 hours before export (19 CFR 192.2). Without a US tax number, you need a US agent and sign a power of attorney.',
      who: 'US filing agent, then CBP',
      money: 'You pay us for the filing, and we pay the agent.',
      document: 'Power of attorney, ITN, validated title',
    },
    {
      title: 'Delivery to the terminal',
      text: 'The gate checks the car, notes its condition and gives a receipt. Container cars are lashed and blocked in their box.',
      who: 'Terminal',
      money: 'You pay us for freight, and we pay the carrier.',
      document: 'Dock receipt',
    },
  ],
  ship: [
    {
      title: 'Loaded and sailed',
      text: 'Once the car is on board, the carrier issues the bill of lading: receipt, contract, and the right to claim the car. Check the name and the VIN, letter by letter.',
      who: 'Carrier',
      money: 'The carrier has its freight.',
      document: 'Bill of lading',
    },
    {
      title: 'Original and funds to your agent',
      text: 'Your clearing agent needs the original bill of lading and the money well before the vessel arrives. Free days don’t wait for a bank transfer.',
      who: 'You or us',
      money: 'From you to your customs agent.',
      document: 'Courier’s receipt, agent’s receipt',
    },
  ],
  clear: [
    {
      title: 'Valuation',
      text: 'Customs sets a value, by VIN among other things. Form M (an import declaration made through a bank) and PAAR (customs’ Pre-Arrival Assessment Report) come in where they’re required.',
      who: 'Your customs agent, then customs',
      money: 'With your customs agent.',
      document: 'Assessment',
    },
    {
      title: 'Discharge',
      text: 'The car comes off the vessel and free days start. After them come storage (the terminal’s) and demurrage (the carrier’s, for the container).',
      who: 'Terminal and carrier',
      money: 'With your customs agent.',
      document: 'The terminal’s record of the discharge date',
    },
    {
      title: 'Duty',
      text: 'Paid against the assessment. Compare the receipt’s number with it: forged duty documents exist.',
      who: 'You, through the agent',
      money: 'To customs.',
      document: 'Payment receipt',
    },
    {
      title: 'Examination and release',
      text: 'Customs compares the car with its documents and releases it electronically.',
      who: 'Customs',
      money: 'Duty is paid. The port’s charges are next.',
      document: 'Customs release',
    },
    {
      title: 'Charges and gate out',
      text: 'The carrier and the terminal are paid, and the car leaves through the gate.',
      who: 'Your customs agent',
      money: 'To the carrier and the terminal.',
      document: 'Their receipts, gate pass',
    },
  ],
  deliver: [
    {
      title: 'Delivery and keys',
      text: 'To your door. Check the car against its photos, then sign.',
      who: 'Us and you',
      money: 'You pay us for delivery, as quoted.',
      document: 'Delivery note, signed by you',
    },
  ],
};

/** The visitor's own part in each stage. */
export const yourPart: Readonly<Record<StageId, string>> = {
  buy: 'Set your limit, and pay on time.',
  inspect: 'Read the report before you bid.',
  collect: 'Sign the power of attorney.',
  ship: 'Get the bill of lading and the funds to your agent.',
  clear: 'Ask your agent which step is open, and get each receipt.',
  deliver: 'Check the car against its photos, then sign.',
};

/** The number of a stage's first step, counted from one through all stages. */
export const firstStepOf = (id: StageId): number =>
  stageIds.slice(0, stageIds.indexOf(id)).reduce((sum, earlier) => sum + journeySteps[earlier].length, 1);
