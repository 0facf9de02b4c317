import { loadEnv } from 'vite';
import { parseSettings } from './build/settings';
import type { Settings } from './build/settings';

/**
 * Reads the settings from `.env` and the environment, as Vite does. Separate from `parseSettings`, because Jest can't
 * import Vite.
 * @throws if one is invalid
 */
export function readSettings(mode: string, root = process.cwd()): Settings {
  return parseSettings(loadEnv(mode, root, ['VITE_', 'HSTS']));
}
