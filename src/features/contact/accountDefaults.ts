import type { FieldTexts } from '../../drafts/draftState';
import { firstNonEmpty } from '../../lib/text/text';
import type { SessionUser } from '../../session/authSlice';

/** What an account answers of the form. No field of the user may be taken for granted. */
export function accountDefaults(user: SessionUser | null): FieldTexts {
  const text = (key: string) => firstNonEmpty(user?.[key]) ?? '';
  const answers = {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
}
