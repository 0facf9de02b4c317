import { mailHref } from '../../lib/text/contactLinks';
import { company } from '../company';
import { pluralWord } from '../../lib/text/format';

/** Texts of the account dialog. Success and error messages are the specification's, in messages.ts. */
export const accountWords = {
  close: 'Close the account dialog',
  purpose:
    'An account fills in your contact info on quotes and messages, and lists the requests from this device. You don’t need one to get a quote or track a shipment.',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    busy: 'Signing in…',
    other: 'No account yet?',
    toOther: 'Create one',
    expired:
      'Your session has ended. Sign in again to see your profile. Everything else works without signing in.',
    leave: 'Log out on this device',
  },
  register: {
    title: 'Create an account',
    submit: 'Create account',
    busy: 'Creating account…',
    other: 'Already have an account?',
    toOther: 'Sign in',
    unanswered:
      'We couldn’t confirm this, but you may already have an account. Try signing in before you send it again.',
  },
  /** The server has no password reset, so a person does it. */
  forgotten: {
    question: 'Forgot your password?',
    help: 'Call us, or e-mail us from your account’s address. We’ll help you get back in. Never send us the password itself.',
    write: 'E-mail us',
    /** Link to a prepared e-mail. `email` is the address typed so far. */
    mail: (email: string) =>
      mailHref(company.email, {
        subject: 'Forgot my password',
        text: `Hello,\n\nI forgot the password for my account${email && ` (${email})`} and can’t sign in. Please tell me how to set a new one.\n\nThank you`,
      }),
  },
  registered: 'Account created',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    password: 'Password',
  },
  show: 'Show password',
  hide: 'Hide password',
  missing: {
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    password: 'Enter a password.',
  },
  summary: 'This needs your attention',
  me: {
    signedInAs: 'Signed in as',
    loading: 'Loading your profile',
    noProfile: 'Your profile didn’t load.',
    name: 'Name',
    recent: 'Your requests on this device',
    noneRecent: 'None yet. Requests you send or track from this device appear here.',
    track: 'Track',
    portals: 'Your portals',
    quote: 'Get a quote',
    logOut: 'Log out',
  },
  /** Confirmation before logging out. */
  unsent: {
    deleted: (count: number) => `Logging out deletes ${pluralWord(count, 'it', 'them')} from this device.`,
    confirm: 'Log out and delete',
    cancel: 'Don’t log out',
  },
} as const;
