import type { Edit } from './edit';

/** Texts of pages and list entries. */
export const words: readonly Edit[] = [
  {
    guide: 'the text of a service',
    changes: [
      {
        file: 'src/content/services/autoShipping.ts',
        find: /(text: ')[^']+/,
        replacement: '$1We drive it aboard and lash it.',
      },
    ],
    tests: ['__tests__/pages/services.test.tsx', '__tests__/pages/contentPages.test.tsx'],
  },
  {
    guide: 'a stage or step of the journey',
    changes: [
      {
        file: 'src/content/journey/stages.ts',
        find: /(summary: ')[^']+/,
        replacement: '$1You name a limit, and we bid up to it.',
      },
      {
        file: 'src/content/journey/steps.ts',
        find: /(title: ')Find the car/,
        replacement: '$1Choose the car',
      },
      {
        file: 'src/content/services/carPurchase.ts',
        find: /(matter: ')Find the car/,
        replacement: '$1Choose the car',
      },
    ],
    tests: [
      '__tests__/content/journey.test.ts',
      '__tests__/features/voyage.test.tsx',
      '__tests__/pages/contentPages.test.tsx',
    ],
  },
  {
    guide: 'a question and its answer',
    changes: [
      {
        file: 'src/content/pages/howItWorks.ts',
        find: /(export const questions[^=]*= \[)/,
        replacement:
          "$1 { question: 'Do you buy motorcycles?', answer: 'Yes. Tell us which one, and we’ll look.' },",
      },
    ],
    tests: ['__tests__/pages/contentPages.test.tsx', '__tests__/content/company.test.ts'],
  },
  {
    guide: "a page's title and description",
    changes: [
      {
        file: 'src/content/pageTitles.ts',
        find: /(paths\.logistics\]: ')[^']+/,
        replacement: '$1Trucking and storage',
      },
      {
        file: 'src/content/pageDescriptions.ts',
        find: /(paths\.logistics\]:\s+')[^']+/,
        replacement: '$1We pick up, truck, store and deliver cars in the USA and in Nigeria.',
      },
    ],
    then: ['icons'],
    tests: ['__tests__/app/routes.test.tsx'],
  },
  {
    guide: 'a link in the header or footer',
    changes: [
      {
        file: 'src/content/navigation.ts',
        find: /(label: ')[^']+(', to: paths\.gallery)/,
        replacement: '$1Pictures$2',
      },
    ],
    tests: ['__tests__/layout'],
  },
  {
    guide: "a port's name, place or note",
    changes: [
      {
        file: 'src/content/ports/portsOfLoading.ts',
        find: /(code: 'USNYC',\s+name: '[^']+',\s+place: ')[^']+/,
        replacement: '$1Newark and Elizabeth, New Jersey',
      },
    ],
    tests: ['__tests__/content/names.test.ts', '__tests__/content/ports/mapLabels.test.ts'],
  },
  {
    guide: 'a terminal',
    changes: [
      {
        file: 'src/content/ports/portsOfDischarge.ts',
        find: /(name: ')WACT/,
        replacement: '$1West Africa Container Terminal',
      },
    ],
    tests: ['__tests__/pages/carriers.test.tsx'],
  },
  {
    guide: 'a legal text',
    changes: [
      {
        file: 'src/content/legal/legalTerms.ts',
        find: /(inShort: \[\s*')[^']+/,
        replacement: '$1Reading this site is free. So is a quote.',
      },
      { file: 'src/content/legal/legalDate.ts', find: /(changed = ')[^']+/, replacement: '$12027-03-01' },
    ],
    tests: ['__tests__/content/names.test.ts', '__tests__/pages/legal.test.tsx'],
  },
  {
    guide: "an auction partner's link",
    changes: [
      {
        file: 'src/content/partners.ts',
        find: /https:\/\/www\.copart\.com\//,
        replacement: 'https://www.copart.com/lotSearchResults',
      },
    ],
    tests: ['__tests__/pages/home.test.tsx', '__tests__/pages/about.test.tsx'],
  },
  {
    guide: 'an auction partner',
    changes: [
      {
        file: 'src/content/partners.ts',
        find: /\{ name: 'Manheim'[^}]+\}/,
        replacement:
          "{ name: 'ACV', logo: '/partners/acv.svg', url: 'https://www.acvauctions.com/', alt: 'ACV Auctions' }",
      },
      { file: 'src/content/services/carPurchase.ts', find: /name: 'Manheim'/, replacement: "name: 'ACV'" },
    ],
    then: ['icons'],
    tests: [
      '__tests__/content/names.test.ts',
      '__tests__/features/auction-popup/open.test.tsx',
      '__tests__/pages/links.test.tsx',
      '__tests__/ui/savingData.test.tsx',
      '__tests__/pages/about.test.tsx',
    ],
  },
  {
    guide: 'the texts of a status, a form, an error',
    changes: [
      {
        file: 'src/content/ports/portStates.ts',
        find: /(meaning: ')[^']+/,
        replacement: '$1Vehicles are received and released as usual.',
      },
    ],
    tests: ['__tests__/pages/portStatus.test.tsx'],
  },
  {
    guide: 'the texts of another page or a tool',
    changes: [
      {
        file: 'src/content/tools/planners.ts',
        find: /(result: ')Age check result/,
        replacement: '$1How old is it?',
      },
    ],
    tests: ['__tests__/content/sentencePlaces.test.ts', '__tests__/features/planners.test.tsx'],
  },
];
