import { paths } from '../../config/paths';
import { stageIds, stageNames } from './codes';
import type { StageId } from './codes';

/** A stage of the journey. The home page, how it works, documents and tracking all use this list. */
export interface JourneyStage {
  readonly id: StageId;
  readonly name: string;
  readonly summary: string;
  /** What the visitor has after the stage. */
  readonly document: string;
  /** Typical duration, without a promise. */
  readonly howLong: string;
  /** Path of the service for the stage. */
  readonly to: string;
}

const stages: Readonly<Record<StageId, Omit<JourneyStage, 'id' | 'name'>>> = {
  buy: {
    summary: 'You set the limit in writing. We don’t bid a dollar over it.',
    document: 'Auction invoice',
    howLong: 'Copart gives you three business days to pay, including the day of the sale.',
    to: paths.carPurchase,
  },
  inspect: {
    summary: 'We go to the car, run a checklist, and photograph what’s there.',
    document: 'Inspection report',
    howLong: 'One visit, before you bid if the yard allows it.',
    to: paths.inspection,
  },
  collect: {
    summary: 'We truck it from the yard to the port. Yards charge storage after a few days.',
    document: 'Dock receipt',
    howLong: 'Car and title at the port, and the ITN, 72 hours before export.',
    to: paths.logistics,
  },
  ship: {
    summary: 'Driven aboard a RoRo vessel, or strapped down in a container.',
    document: 'Bill of lading',
    howLong: 'Baltimore to Lagos: about 12 to 15 days underway, plus port calls and waiting.',
    to: paths.autoShipping,
  },
  clear: {
    summary: 'A licensed customs agent clears it in Nigeria: ours or yours.',
    document: 'Customs release',
    howLong: 'Customs doesn’t publish a timeline. Free days start at discharge.',
    to: paths.international,
  },
  deliver: {
    summary: 'From the terminal gate to your address, with the keys.',
    document: 'Signed delivery receipt',
    howLong: 'We set a delivery date with you once the gate pass is issued.',
    to: paths.logistics,
  },
};

/** From the auction yard to delivery. */
export const journey: readonly JourneyStage[] = stageIds.map((id) => ({
  id,
  name: stageNames[id],
  ...stages[id],
}));

export const voyageWords = {
  scene: 'The journey, stage by stage',
  stages: 'Stages',
  previous: 'Previous stage',
  next: 'Next stage',
  car: 'Your car',
} as const;
