import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import translate from 'eslint-plugin-react-google-translate';
import regexp from 'eslint-plugin-regexp';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'src/content/map',
      'src/content/pictures',
      '.cache',
      'coverage',
      'public',
      'playwright-report',
      'test-results',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '.*.cjs', '*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Strings spread by code point, which is how we count VINs, codes and length limits.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
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
  // Build steps and tools print to the terminal.
  { files: ['scripts/**', 'sandbox/**', 'e2e/**', '*.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { process: 'readonly', module: 'readonly', console: 'readonly' } },
  },
);
