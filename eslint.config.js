import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import translate from 'eslint-plugin-react-google-translate';
import regexp from 'eslint-plugin-regexp';
import compat from 'eslint-plugin-compat';
import { rules as styleRules } from './scripts/lint/styles.js';

const deviceStores = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'];
const storedItems = 'Use a stored item (CONTRIBUTING.md).';

export default tseslint.config(
  {
    ignores: ['dist', 'src/content/map', '.cache', 'coverage', 'public', 'playwright-report', 'test-results'],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'scripts/lint/*.js', 'scripts/mutants/*.js', '.*.cjs', '*.cjs'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // A handler may be written `() => close()`, whatever the call returns.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Strings spread by code point, which is how we count VINs, codes and length limits.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // They took an eighth of the linter's time. The code has no enums and few classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // It requires `!`, which another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // The APIs of Redux Toolkit and React Router are meant to be destructured, but are typed as methods.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  { files: ['{src,catalog}/**/*.{ts,tsx}'], ...a11y.flatConfigs.strict },
  {
    files: ['{src,catalog}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 250 }] } },
  {
    // Browser translation replaces text nodes. React then fails to remove or update them, unless they're in an element.
    files: ['src/**/*.tsx'],
    plugins: { translate },
    rules: {
      'translate/no-conditional-text-nodes-with-siblings': 'error',
      'translate/no-return-text-nodes': 'error',
    },
  },
  {
    // Texts that are pasted or sent may be megabytes long. Cut them before an expression that needs quadratic time.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Reads `browserslist` in package.json. scripts/build/baseline.ts has the polyfills.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: {
      lintAllEsApis: true,
      polyfills: [
        'Object.hasOwn',
        'Array.prototype.at',
        'String.prototype.at',
        'String.prototype.replaceAll',
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/app/prepareFirstPage.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: "If its code can't be loaded, the whole page fails. Use LazyPart.",
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { styles: { rules: styleRules } },
    rules: { 'styles/known-custom-properties': 'error', 'styles/motion-from-tokens': 'error' },
  },
  // The starter has its own styles: the theme's may be missing when they are needed.
  { files: ['src/start/**'], rules: { 'styles/motion-from-tokens': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config/{storageKeys,starterKeys}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // The name of a Web Lock isn't stored.
          selector: 'Literal[value=/^harmattan[.](?!example|token-refresh)/]',
          message: 'Only src/config/storageKeys.ts spells out the keys of stored values.',
        },
        {
          selector:
            'ConditionalExpression[test.operator=/^[!=]==$/][test.right.value=1][consequent.type=/^(Template)?Literal$/]',
          message: 'Use `pluralWord` or `plural`.',
        },
      ],
    },
  },
  {
    // What the device keeps is listed on the cookie page, expires, and is deleted on request.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/device/**', 'src/app/makeStore.ts', 'src/start/{markSaved,reloadOnce}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: deviceStores.map((name) => ({ name, message: storedItems })),
          checkGlobalObject: true,
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message: 'The site sets no cookies.' },
        ...deviceStores.map((property) => ({ object: 'window', property, message: storedItems })),
        { object: 'caches', property: 'open', message: 'Only src/worker/pageCache.ts saves pages.' },
      ],
    },
  },
  { files: ['src/worker/pageCache.ts'], rules: { 'no-restricted-properties': 'off' } },
  // Build steps and tools print to the terminal.
  { files: ['scripts/**', 'sandbox/**', 'e2e/**', '*.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { process: 'readonly', module: 'readonly', console: 'readonly' } },
  },
);
