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
    text: 'You set the limit in writing. We bid up to it and not a dollar further.',
    paper: 'Auction invoice',
    to: paths.carPurchase,
  },
  {
    name: 'Inspect',
    text: 'Somebody stands at the car, follows a list and photographs what is there.',
    paper: 'Inspection report',
    to: paths.inspection,
  },
  {
    name: 'Collect',
    text: 'A carrier takes it from the yard before storage fees run, and to the port.',
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
    text: 'A licensed customs agent clears it in Nigeria. You know the agent by name.',
    paper: 'Customs release',
    to: paths.international,
  },
  {
    name: 'Deliver',
    text: 'Out of the terminal gate and to your address, with the keys.',
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
      text: 'Bidding as a member of three houses, with the words on the title explained first.',
      to: paths.carPurchase,
    },
    {
      name: 'Inspection',
      text: 'Point by point, photographed, before you bid or before money moves.',
      to: paths.inspection,
    },
    {
      name: 'International',
      text: 'Export and import papers in their order, and who does what at the border.',
      to: paths.international,
    },
    {
      name: 'Logistics',
      text: 'Collection, haulage, storage, consolidation and delivery on both shores.',
      to: paths.logistics,
    },
  ];
