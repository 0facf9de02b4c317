import { paths } from '../../config/paths';

interface PathStage {
  readonly name: string;
  readonly text: string;
  /** What the visitor holds when the stage is over. */
  readonly paper: string;
  readonly to: string;
}

/** From the auction lane to the doorstep, as the home page tells it. */
export const homePath: readonly PathStage[] = [
  {
    name: 'Buy',
    text: 'You set the limit in writing. We don’t bid a dollar over it.',
    paper: 'Auction invoice',
    to: paths.carPurchase,
  },
  {
    name: 'Inspect',
    text: 'We go to the car, work through a list, and photograph what’s there.',
    paper: 'Inspection report',
    to: paths.inspection,
  },
  {
    name: 'Collect',
    text: 'A truck takes it from the yard to the port before storage fees start.',
    paper: 'Dock receipt',
    to: paths.logistics,
  },
  {
    name: 'Ship',
    text: 'Driven aboard a RoRo vessel, or lashed in a container.',
    paper: 'Bill of lading',
    to: paths.autoShipping,
  },
  {
    name: 'Clear',
    text: 'A licensed customs agent clears it in Nigeria. You know who it is.',
    paper: 'Customs release',
    to: paths.international,
  },
  {
    name: 'Deliver',
    text: 'From the terminal gate to your address, with the keys.',
    paper: 'Signed delivery note',
    to: paths.logistics,
  },
];

/** The five services, each by the question that it answers. */
export const homeServices: readonly { readonly name: string; readonly text: string; readonly to: string }[] =
  [
    {
      name: 'Auto shipping',
      text: 'RoRo or container, from a US port to Lagos or Onne. See what fits before you book.',
      to: paths.autoShipping,
    },
    {
      name: 'Car purchase',
      text: 'We bid at three auction houses, and explain the title before you do.',
      to: paths.carPurchase,
    },
    {
      name: 'Inspection',
      text: 'Fifteen points, photographed, before you bid or pay.',
      to: paths.inspection,
    },
    {
      name: 'International',
      text: 'Export and import documents, in order, and who handles each.',
      to: paths.international,
    },
    {
      name: 'Logistics',
      text: 'Pickup, trucking, storage, consolidation, and delivery in both countries.',
      to: paths.logistics,
    },
  ];
