import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';

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
      // By code points, which is what VINs, codes and limits of length are counted in.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // It asks for `!`, which another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Redux Toolkit and React Router mean their APIs to be destructured, and type them as methods all the same.
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
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/app/prepareFirstPage.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'When its code does not come, the whole page goes: use LazyPart.',
        },
      ],
    },
  },
  // Build steps and tools talk to a terminal: that is their interface.
  { files: ['scripts/**', 'sandbox/**', 'e2e/**', '*.config.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { process: 'readonly', module: 'readonly', console: 'readonly' } },
  },
);
