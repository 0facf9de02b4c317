import { paths } from '../../config/paths';

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

/** Over and beside the journey. */
export const homeJourney = {
  title: 'Six steps. A document after each one.',
  intro: 'Each step ends with a document that shows who has the car.',
  document: 'You get',
  howLong: 'How long',
  everyStep: 'Every step, and who does it',
  documents: 'Your document checklist',
} as const;
