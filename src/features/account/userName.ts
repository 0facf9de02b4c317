import { plainText } from '../../lib/text/text';
import type { SessionUser } from '../../session/authSlice';

const NAME_MAX = 40;
const EMAIL_MAX = 120;

/** A text field of somebody of whom nothing may be taken for granted; '' where it is none. */
export function userText(user: SessionUser | null | undefined, key: string, maxLength: number): string {
  const value = user?.[key];
  return typeof value === 'string' ? plainText(value, maxLength) : '';
}

/** The names, in one line. */
export function fullName(user: SessionUser | null | undefined): string {
  const names = [userText(user, 'first_name', NAME_MAX), userText(user, 'last_name', NAME_MAX)];
  return names.filter(Boolean).join(' ') || userText(user, 'name', NAME_MAX);
}

/** What to call somebody: by the names, else by the e-mail; '' where there is neither. */
export const userName = (user: SessionUser | null | undefined): string =>
  fullName(user) || userText(user, 'email', EMAIL_MAX);
