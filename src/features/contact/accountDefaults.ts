import type { FieldTexts } from '../../drafts/draftState';
import { firstNonEmpty } from '../../lib/text/text';
import { userField } from '../../session/authSlice';
import type { SessionUser } from '../../session/authSlice';

/** Form defaults from the signed-in user. The user object's shape isn't guaranteed, so empty or missing fields are skipped. */
export function accountDefaults(user: SessionUser | null): FieldTexts {
  const text = (key: string) => firstNonEmpty(userField(user, key)) ?? '';
  const values = {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
