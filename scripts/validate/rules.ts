import type { ConfigData } from 'html-validate';

/** The validator's recommended rules, and beside each that is changed or off, why. */
export const validation: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<img/>`, `srcSet` and `disabled=""`: HTML reads all three as it reads the forms wanted here.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // Prettier writes `<!doctype html>`, which HTML reads in any case.
    'doctype-style': 'off',
    // React's `useId` begins its ids with an underscore; HTML asks for no white space, and that still holds.
    'valid-id': ['error', { relaxed: true }],
    // Tables are lists on a phone: `display: block` takes their roles away unless they are said aloud.
    'no-redundant-role': 'off',
    // A list may be named (ARIA 1.2), and screen readers say the name with the number of its items.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // "Main" is there twice, for wide and for narrow screens. The style sheet, which is not read here, shows one at
    // a time; axe checks in the browser that landmarks have names of their own.
    'unique-landmark': 'off',
    // A no-break space would go into what visitors copy, and fields for numbers refuse it. Each number is one link.
    'tel-non-breaking': 'off',
  },
};
