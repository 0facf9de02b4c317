import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules, with a reason for each change. */
export const validation: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<img/>`, `srcSet` and `disabled=""`, which are valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Prettier writes `<!doctype html>`. HTML ignores case here.
    'doctype-style': 'off',
    // React's `useId` starts IDs with an underscore. HTML only forbids white space, which is still checked.
    'valid-id': ['error', { relaxed: true }],
    // On phones, tables are laid out as lists. `display: block` removes their roles unless they are explicit.
    'no-redundant-role': 'off',
    // ARIA 1.2 allows naming lists, and screen readers announce the name with the number of items.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The "Main" navigation exists twice, for wide and narrow screens, and CSS shows one at a time. axe checks in the
    // browser that landmarks have unique names.
    'unique-landmark': 'off',
    // Visitors would copy a no-break space along with the number, and phone fields reject it.
    'tel-non-breaking': 'off',
  },
};
