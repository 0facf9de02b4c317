import { accountWords } from '../../content/account';
import { plainText } from '../../lib/text';
import type { SessionUser } from '../../session/authSlice';

const NAME_MAX = 40;

/** What to call somebody of whom nothing may be taken for granted: by the names, else the e-mail, else in general. */
export function userName(user: SessionUser | null): string {
  const text = (key: string) => {
    const value = user?.[key];
    return typeof value === 'string' ? plainText(value, NAME_MAX) : '';
  };
  return (
    [text('first_name'), text('last_name')].filter(Boolean).join(' ') ||
    text('name') ||
    text('email') ||
    accountWords.fallbackName
  );
}
