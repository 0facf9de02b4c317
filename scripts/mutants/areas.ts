/**
 * Code that is mutated together, and the tests that must catch it. They leave out most page tests (.tsx), which take
 * seconds to load, for every mutant.
 */
interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** The files that an area mutates or leaves out by name. */
export const namedFiles = ({ mutate }: Area): readonly string[] =>
  mutate.filter((pattern) => !pattern.includes('*')).map((pattern) => pattern.replace(/^!/, ''));

const feature = (name: string, files: string, ...more: readonly string[]): Area => ({
  mutate: files.split(' ').map((file) => `src/features/${name}/${file}.ts`),
  tests: [`__tests__/features/${name}/**/*.test.ts`, ...more],
});

/** What reads the backend's answers. */
const answers = ['pagination', 'rateLimits', 'serverMessages', 'toApiError'].map(
  (file) => `src/api/${file}.ts`,
);

/** Components are left out: browser tests cover them. */
export const areas: Readonly<Record<string, Area>> = {
  session: { mutate: ['src/session/*.ts'], tests: ['__tests__/session/**/*.test.ts'] },
  api: { mutate: answers, tests: ['__tests__/api/**/*.test.ts'] },
  transport: {
    mutate: ['src/api/*.ts', ...answers.map((file) => `!${file}`)],
    // Without the matrices of all endpoints and faults, which take a minute. Takes half an hour: many mutants keep an answer from coming.
    tests: [
      '__tests__/{api,session}/**/*.test.ts',
      '__tests__/{api/freshness,features/service/*}.test.tsx',
      '__tests__/faults/api/{answers,longLists,unauthorized}.test.ts',
    ],
  },
  drafts: {
    mutate: ['src/drafts/*.ts', '!src/drafts/use*.ts'],
    tests: ['__tests__/{drafts,features/contact}/**/*.test.ts'],
  },
  lib: { mutate: ['src/lib/**/*.ts'], tests: ['__tests__/lib/**/*.test.ts'] },
  quote: feature(
    'quote',
    'model/checkStep model/findPlaces model/prefill model/routeChoices model/serviceRules model/steps model/toRequest',
  ),
  tracking: feature(
    'tracking',
    'model/arrival model/journeyStage model/otherNumber model/recent model/reference model/timeline model/trackLink model/position model/when',
  ),
  planners: feature('planners', 'storedCutoff fields dateText'),
  ports: feature('ports', 'filterPorts joinPorts'),
  price: feature(
    'price',
    'model/priceBreakdown model/inputs model/priceSheet model/quoteLink model/parseInputs',
  ),
  transit: feature('transit', 'model/plan'),
  enquiry: feature('enquiry', 'enquiryList enquiryItem'),
  contact: feature('contact', 'contactValues'),
  referral: feature('referral', 'referralSlice'),
};
