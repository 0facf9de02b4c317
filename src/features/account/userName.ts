import { plainText } from '../../lib/text/text';
import { userField } from '../../session/authSlice';
import type { SessionUser } from '../../session/authSlice';

const NAME_MAX = 40;
const EMAIL_MAX = 120;

/** A text field of the user; '' if it's missing or not a string, or the user isn't an object. */
export function userText(user: SessionUser | null | undefined, key: string, maxLength: number): string {
  const value = userField(user, key);
  return typeof value === 'string' ? plainText(value, maxLength) : '';
}

/** First and last name joined, or the `name` field. */
export function fullName(user: SessionUser | null | undefined): string {
  const names = [userText(user, 'first_name', NAME_MAX), userText(user, 'last_name', NAME_MAX)];
  return names.filter(Boolean).join(' ') || userText(user, 'name', NAME_MAX);
}

/** Display name: the full name, else the e-mail address, else ''. */
export const userName = (user: SessionUser | null | undefined): string =>
  fullName(user) || userText(user, 'email', EMAIL_MAX);
