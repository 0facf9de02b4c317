import { paths } from '../../config/paths';
import { stageNames } from './codes';
import type { StageId } from './codes';

/** A stage of the journey: the only list of them. Home, how it works, documents and tracking all read it. */
export interface JourneyStage {
  readonly id: StageId;
  readonly name: string;
  readonly summary: string;
  /** What the visitor has when the stage is over. */
  readonly document: string;
  /** What is known of its length, with nothing promised. */
  readonly howLong: string;
  /** The service that does it. */
  readonly to: string;
}

/** From the auction yard to the front gate. */
export const journey: readonly JourneyStage[] = [
  {
    id: 'buy',
    name: stageNames.buy,
    summary: 'You set the limit in writing. We don’t bid a dollar over it.',
    document: 'Auction invoice',
    howLong: 'Copart gives you three business days to pay, including the day of the sale.',
    to: paths.carPurchase,
  },
  {
    id: 'inspect',
    name: stageNames.inspect,
    summary: 'We go to the car, run a checklist, and photograph what’s there.',
    document: 'Inspection report',
    howLong: 'One visit, before you bid if the yard allows it.',
    to: paths.inspection,
  },
  {
    id: 'collect',
    name: stageNames.collect,
    summary: 'We truck it from the yard to the port before storage fees start.',
    document: 'Dock receipt',
    howLong: 'Title and ITN are due 72 hours before export.',
    to: paths.logistics,
  },
  {
    id: 'ship',
    name: stageNames.ship,
    summary: 'Driven aboard a RoRo vessel, or strapped down in a container.',
    document: 'Bill of lading',
    howLong: 'About 12 to 14 days at sea for 5,000 nautical miles, plus port calls and waiting.',
    to: paths.autoShipping,
  },
  {
    id: 'clear',
    name: stageNames.clear,
    summary: 'A licensed customs agent clears it in Nigeria. We tell you who.',
    document: 'Customs release',
    howLong: 'Customs doesn’t publish a timeline. Free days start at discharge.',
    to: paths.international,
  },
  {
    id: 'deliver',
    name: stageNames.deliver,
    summary: 'From the terminal gate to your address, with the keys.',
    document: 'Signed delivery receipt',
    howLong: 'We set a delivery date with you once the gate pass is issued.',
    to: paths.logistics,
  },
];

/** Words of the picture that the stages share. */
export const voyageWords = {
  scene: 'The journey, stage by stage',
  previous: 'Previous stage',
  next: 'Next stage',
  car: 'Your car',
  color: 'Color',
} as const;

/** What the car of the picture may look like. */
export const carBodies = { sedan: 'Sedan', suv: 'SUV', pickup: 'Pickup', van: 'Van' } as const;
export const carPaints = {
  white: 'White',
  silver: 'Silver',
  black: 'Black',
  red: 'Red',
  blue: 'Blue',
} as const;
