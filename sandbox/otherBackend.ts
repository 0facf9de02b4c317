import { readSettings } from '../scripts/env';

/**
 * Reads the setting as the build does, from `.env` and the environment.
 * @returns a warning if the built pages don't use the sandbox as their backend
 */
export function otherBackend({ BUILD_MODE = 'production' }: NodeJS.ProcessEnv, root?: string) {
  const { VITE_API_BASE_URL } = readSettings(BUILD_MODE, root);
  return VITE_API_BASE_URL
    ? `VITE_API_BASE_URL is set: the site uses ${VITE_API_BASE_URL} instead.`
    : undefined;
}
