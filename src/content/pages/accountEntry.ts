/** What stands on every page about the account; what its dialog says comes with the dialog. */
export const accountEntry = {
  signIn: 'Sign in',
  /** Where nothing of the user is known that could be shown. */
  fallbackName: 'Your account',
  opening: 'Opening your account…',
  unavailable: 'Sign-in didn’t load. Check your connection and reload the page.',
} as const;
