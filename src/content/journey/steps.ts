import { facts } from '../facts';
import { stageIds } from './codes';
import type { StageId } from './codes';

/** A step of a stage, with three facts about it. */
export interface JourneyStep {
  readonly title: string;
  readonly text: string;
  readonly who: string;
  readonly money: string;
  readonly document: string;
  /** Whether the car can't move on without the visitor's money or a document's release. */
  readonly isDecisive?: true;
}

/** The steps of each stage, in order. The only such list. */
export const journeySteps: Readonly<Record<StageId, readonly JourneyStep[]>> = {
  buy: [
    {
      title: 'Find the car',
      text: 'You describe the car. We search the auctions, go over the title and VIN with you, and inspect the car if you ask.',
      who: 'You and us',
      money: 'With you.',
      document: 'History report',
    },
    {
      title: 'Set your limit',
      text: 'You set your max bid in writing, and we bid up to it. If someone bids more, you owe the auction nothing.',
      who: 'You set it; we bid',
      money: 'Still with you, or a deposit on terms you have in writing.',
      document: 'Your written limit',
    },
    {
      title: 'Win and pay',
      text: `The clock starts at the sale. Copart counts three business days, including sale day. Pay late and you owe a late fee, and storage adds up until pickup. ${facts.bankForm.text}`,
      who: 'You',
      money: 'The winning bid and buyer fees go to the auction.',
      document: 'Paid invoice, bill of sale',
      isDecisive: true,
    },
    {
      title: 'Get the title',
      text: 'The auction mails the original title to a US address; Copart doesn’t mail titles overseas. We check the spelling. A name that doesn’t match your passport gets fixed now, not at the port.',
      who: 'Auction, then us',
      money: 'With the auction.',
      document: 'Original title',
    },
  ],
  inspect: [
    {
      title: 'Inspection',
      text: 'It’s best to do this before you bid: auctions sell cars as is. We check fifteen points and photograph each one.',
      who: 'Our inspector',
      money: 'You pay when you order the inspection.',
      document: 'Inspection report',
    },
  ],
  collect: [
    {
      title: 'Pickup',
      text: 'A driver picks it up. Auction yards charge storage after a few days. At our yard, we photograph it and tag the keys.',
      who: 'Us',
      money: 'You pay us for trucking, as quoted.',
      document: 'Condition report, photos',
    },
    {
      title: 'Export filing',
      text: `${facts.exportTitle.text} ${facts.exportFiling.text} ${facts.exportFiler.text}`,
      who: 'US filing agent, then CBP',
      money: 'You pay us for the filing, and we pay the agent.',
      document: 'Power of attorney, ITN, validated title',
    },
    {
      title: 'Delivery to the terminal',
      text: 'The gate checks the car, notes its condition and issues a dock receipt. Cars shipping by container are blocked, braced and strapped down inside.',
      who: 'Terminal',
      money: 'You pay us for freight, and we pay the carrier.',
      document: 'Dock receipt',
    },
  ],
  ship: [
    {
      title: 'Loaded and sailed',
      text: 'Once the car is on board, the carrier issues the bill of lading. It’s your receipt, your contract of carriage, and what you need to claim the car. Check the name and VIN, character by character.',
      who: 'Carrier',
      money: 'The ocean freight has been paid.',
      document: 'Bill of lading',
    },
    {
      title: 'Bill of lading and funds to your agent',
      text: 'Your customs agent needs the original bill of lading and the money well before the vessel arrives. Free days keep running while a wire transfer clears.',
      who: 'You or us',
      money: 'From you to your customs agent.',
      document: 'Courier’s and agent’s receipts',
      isDecisive: true,
    },
  ],
  clear: [
    {
      title: 'Valuation',
      text: 'Your agent registers the VIN in VREG: without it, customs reportedly makes no assessment. Then customs sets a value, mainly by the VIN. Form M (an import declaration made through a bank) and PAAR (customs’ Pre-Arrival Assessment Report) may be required: ask your bank and your agent.',
      who: 'Your customs agent, then customs',
      money: 'With your customs agent.',
      document: 'Assessment',
    },
    {
      title: 'Discharge',
      text: 'The car comes off the vessel and free days start. Ask the terminal how many. Once they end, you pay storage (to the terminal) and, for a container, demurrage (to the carrier).',
      who: 'Terminal and carrier',
      money: 'With your customs agent.',
      document: 'Discharge record',
    },
    {
      title: 'Duty',
      text: 'Paid based on the assessment. Check that the receipt matches it: forged duty receipts are out there.',
      who: 'You or your agent, at the bank',
      money: 'To customs, through the bank.',
      document: 'Payment receipt',
      isDecisive: true,
    },
    {
      title: 'Examination and release',
      text: 'Customs compares the car with its documents and releases it electronically.',
      who: 'Customs',
      money: 'Duty is paid. The port’s charges are next.',
      document: 'Customs release',
      isDecisive: true,
    },
    {
      title: 'Charges and gate-out',
      text: 'The carrier and the terminal are paid, and the car leaves through the gate.',
      who: 'Your customs agent',
      money: 'To the carrier and the terminal.',
      document: 'Receipts, gate pass',
    },
  ],
  deliver: [
    {
      title: 'Delivery and keys',
      text: 'To your door. Write any new damage on the receipt before you sign.',
      who: 'Us and you',
      money: 'You pay us for delivery, as quoted.',
      document: 'Signed delivery receipt',
    },
  ],
};

/** What the visitor has to do in each stage. */
export const yourPart: Readonly<Record<StageId, string>> = {
  buy: 'Set your limit, and pay on time.',
  inspect: 'Read the report before you bid.',
  collect: 'Sign the power of attorney.',
  ship: 'Get the bill of lading and the funds to your agent.',
  clear: 'Ask your agent what comes next, and get a receipt at every step.',
  deliver: 'Check the car against its photos.',
};

/** Number of a stage's first step, counted from one across all stages. */
export const firstStepOf = (id: StageId): number =>
  stageIds.slice(0, stageIds.indexOf(id)).reduce((sum, earlier) => sum + journeySteps[earlier].length, 1);
