import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

const SECRET = new Set(['access', 'refresh', 'access_token', 'refresh_token', 'password']);
const MASK = '•••';

/** A deep copy with all secrets masked. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.has(key) && typeof item === 'string' ? MASK : masked(item),
    ]),
  );
}

/** Redux DevTools options of a development build, without tokens and passwords. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Harmattan',
  stateSanitizer: <S>(state: S) => masked(state) as S,
  actionSanitizer: (action) => masked(action) as typeof action,
};
