import type { FieldTexts } from '../../../drafts/draftState';
import { firstNonEmpty } from '../../../lib/text/text';
import type { SessionUser } from '../../../session/authSlice';

const TEXT_MAX = 200;

/** What an account answers of the request. No field of the user may be taken for granted. */
export const accountDefaults = (user: SessionUser | null): FieldTexts =>
  Object.fromEntries(
    ['first_name', 'last_name', 'email', 'phone'].flatMap((name) => {
      const answer = firstNonEmpty(user?.[name]);
      return answer ? [[`contact.${name}`, answer.slice(0, TEXT_MAX)]] : [];
    }),
  );
