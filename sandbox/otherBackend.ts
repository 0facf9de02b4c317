import type { Settings } from '../scripts/build/settings';

/** @returns a warning if the built pages don't use the sandbox as their backend */
export function otherBackend({ VITE_API_BASE_URL }: Settings): string | undefined {
  return VITE_API_BASE_URL
    ? `VITE_API_BASE_URL is set: the site uses ${VITE_API_BASE_URL} instead.`
    : undefined;
}
