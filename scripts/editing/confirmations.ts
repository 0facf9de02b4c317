import type { Edit } from './edit';

const COMPANY = 'src/content/company.ts';
const TODAY = '2027-02-10';

const RATES = ['imports', 'auctions', 'trade'].map((name) => `src/content/rates/${name}.ts`);
const FACTS = 'src/content/facts.ts';
const PORT_FACT = 'src/content/ports/tinCan.ts';

const checkedToday = { find: /(CHECKED = ')[^']+/, replacement: `$1${TODAY}` };
/** Makes every reported or unsure entry sure, and confirmed. */
const confirmedToday = {
  find: /confidence: '(?:reported|unsure)'/g,
  replacement: `confidence: 'sure', confirmed: '${TODAY}'`,
};

/** What the company confirms, and what it removes because it doesn't have or need it. */
export const confirmations: readonly Edit[] = [
  {
    guide: 'Published figures',
    changes: RATES.flatMap((file) => [
      { file, ...checkedToday },
      { file, ...confirmedToday },
      { file, find: /caution:\s+'[^']+',/g, replacement: '' },
    ]),
    tests: [
      '__tests__/content/rates.test.ts',
      '__tests__/features/price',
      '__tests__/features/transit',
      '__tests__/pages/home.test.tsx',
    ],
  },
  {
    guide: 'Rules without a figure',
    changes: [
      { file: FACTS, ...checkedToday },
      { file: FACTS, ...confirmedToday },
      { file: PORT_FACT, find: /(checked: ')[^']+/, replacement: `$1${TODAY}` },
      { file: PORT_FACT, ...confirmedToday },
    ],
    tests: ['__tests__/content/facts.test.ts'],
  },
  {
    guide: 'Delete a license that the company doesn’t need',
    changes: [{ file: COMPANY, find: /\{\s+name: 'FMC license',[^}]+\},/, replacement: '' }],
    tests: ['__tests__/pages/companyFacts.test.tsx'],
  },
  {
    guide: 'set `person` to `null` for an office that has none',
    changes: [
      {
        file: COMPANY,
        find: /(Nigeria head office',\s+lines: \[[^\]]+\],\s+person: )'[^']*'/,
        replacement: '$1null',
      },
    ],
    tests: ['__tests__/pages/companyFacts.test.tsx'],
  },
  {
    guide: 'The template notice',
    changes: [
      { file: 'src/content/legal/legalDate.ts', find: /(templateNotice = ')[^']+/, replacement: '$1' },
    ],
    tests: ['__tests__/pages/legal.test.tsx', '__tests__/deploy/launch.test.ts'],
  },
  {
    guide: 'Statements to confirm',
    changes: [
      {
        file: 'scripts/launch/statementsToConfirm.ts',
        find: /= \[.*\];/s,
        replacement: '= [];',
      },
    ],
    tests: ['__tests__/deploy/launch.test.ts'],
  },
];
