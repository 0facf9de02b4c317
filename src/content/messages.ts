/** Exact texts of the specification's error catalog (§8). */
export const catalogue = {
  loginSuccess: 'Login successful!',
  loginFailedToast: 'Login failed',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationSuccess: 'Registration successful!',
  registrationFailedToast: 'Registration failed',
  registrationFailed: 'Registration failed. Please try again.',
  unexpected: 'An unexpected error occurred',
  loggedOut: 'Logged out successfully',
  chunkFailed: 'Loading chunk failed',
  applicationError: 'Unexpected Application Error!',
} as const;
