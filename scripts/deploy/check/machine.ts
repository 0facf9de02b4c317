import { spawnSync } from 'node:child_process';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];
/** Debian's user that owns nothing. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** As whom nginx and the release script are run: never as root, for which they have no need. */
export const unprivileged: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : {};

/**
 * Installs Debian's nginx and wrk where they are missing.
 * @throws when they are missing and cannot be installed
 */
export function needTools(): void {
  if (has('nginx') && has('wrk')) return;
  const apt = (...words: string[]) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['apt-get']), '-qq', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  if (!has('nginx') || !has('wrk')) throw new Error(`install ${PACKAGES.join(', ')} first (apt-get)`);
}
