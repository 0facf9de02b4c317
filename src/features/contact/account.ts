import type { ContactDraft, ContactValues } from './contactValues';

const names = ['name', 'email', 'phone'] as const;
type Answers = Pick<ContactDraft, (typeof names)[number]>;

/** Who is signed in, if anybody: nothing of it is taken for granted. */
export type Account = Readonly<Record<string, unknown>> | null;

/** What an account answers of the form. */
export function accountSays(user: Account): Answers {
  const text = (key: string) => {
    const value = user?.[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
  };
}

/** The fields that only repeat the account. */
export const repeated = (values: Partial<ContactValues>, account: Answers) =>
  names.filter((name) => account[name] !== '' && values[name] === account[name]);
