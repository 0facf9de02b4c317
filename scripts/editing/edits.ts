import { confirmations } from './confirmations';
import type { Edit } from './edit';
import { facts } from './facts';
import { words } from './words';

const pictures: readonly Edit[] = [
  {
    guide: 'Pictures',
    photograph: 'office',
    changes: [
      {
        file: 'src/content/pictures/scenes.ts',
        find: /(filesOf\('office'\),\s+stage: '\w+',\s+alt: ')[^']+(',\s+caption: ')[^']+/,
        replacement: '$1Our office in Dundalk, with two cars in front.$2Pick up the phone: we answer here.',
      },
    ],
    then: ['pictures office'],
    tests: ['__tests__/content/pictures.test.ts', '__tests__/pages/gallery.test.tsx'],
  },
  {
    guide: 'To change only the texts',
    changes: [
      {
        file: 'src/content/pictures/scenes.ts',
        find: /(filesOf\('shop'\),\s+stage: '\w+',\s+alt: '[^']+',\s+caption: ')[^']+/,
        replacement: '$1Ask for the car you want.',
      },
    ],
    tests: ['__tests__/pages/gallery.test.tsx'],
  },
];

/** An example of each change that docs/editing.md describes. */
export const edits: readonly Edit[] = [...facts, ...confirmations, ...words, ...pictures];

/** Edits that the specification forbids. The guide names the tests that fail. */
export const forbiddenEdits: readonly Edit[] = [
  {
    guide: 'the opening hours',
    changes: [
      { file: 'src/content/company.ts', find: /(days: \[.*'Fri')/, replacement: "$1, 'Sat'" },
      { file: 'src/content/company.ts', find: /(opens: )'[^']+'/, replacement: "$1'08:30'" },
    ],
    tests: ['__tests__/layout/frame.test.tsx', '__tests__/content/company.test.ts'],
  },
  {
    guide: 'a link',
    changes: [
      { file: 'src/content/navigation.ts', find: /(label: ')About Us/, replacement: '$1Our company' },
    ],
    tests: ['__tests__/layout/header.test.tsx'],
  },
  {
    guide: 'the referral reward',
    changes: [
      { file: 'src/config/limits.ts', find: /(REFERRAL_REWARD = ')[^']+/, replacement: '$1$$75-$$150' },
    ],
    tests: ['__tests__/config/limits.test.ts', '__tests__/layout/header.test.tsx'],
  },
];
