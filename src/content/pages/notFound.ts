export const notFoundWords = {
  askedFor: 'You asked for',
  checkAddress: 'Check the address for typos.',
  didYouMean: 'Did you mean one of these?',
  lookingFor: 'You may be looking for',
} as const;

/** Exact texts of the specification (§2). */
export const notFoundPage = {
  title: 'Page Not Found',
  text: 'The page does not exist or has moved.',
  home: 'Return Home',
} as const;
