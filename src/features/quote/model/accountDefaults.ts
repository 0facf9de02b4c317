import type { FieldTexts } from '../../../drafts/draftState';
import { firstNonEmpty } from '../../../lib/text/text';
import { userField } from '../../../session/authSlice';
import type { SessionUser } from '../../../session/authSlice';

const TEXT_MAX = 200;

/** Form defaults from the signed-in user. The user object's shape isn't guaranteed, so empty or missing fields are skipped. */
export const accountDefaults = (user: SessionUser | null): FieldTexts =>
  Object.fromEntries(
    ['first_name', 'last_name', 'email', 'phone'].flatMap((name) => {
      const value = firstNonEmpty(userField(user, name));
      return value ? [[`contact.${name}`, value.slice(0, TEXT_MAX)]] : [];
    }),
  );
