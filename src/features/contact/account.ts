import { firstNonEmpty } from '../../lib/text';
import type { SessionUser } from '../../session/authSlice';
import type { ContactDraft, ContactValues } from './contactValues';

const names = ['name', 'email', 'phone'] as const;
type Answers = Pick<ContactDraft, (typeof names)[number]>;

/** What an account answers of the form. */
export function accountSays(user: SessionUser | null): Answers {
  const text = (key: string) => firstNonEmpty(user?.[key]) ?? '';
  return {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
  };
}

/** The fields that only repeat the account. */
export const repeated = (values: Partial<ContactValues>, account: Answers) =>
  names.filter((name) => account[name] !== '' && values[name] === account[name]);
