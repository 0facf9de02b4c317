/** Account texts on every page. Those of the dialog load with it. */
export const accountEntry = {
  signIn: 'Sign in',
  /** Shown if the user has neither a name nor an e-mail address. */
  fallbackName: 'Your account',
  opening: 'Opening your account…',
  unavailable: 'Sign-in didn’t load. Check your connection and reload the page.',
} as const;
