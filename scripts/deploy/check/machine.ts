import { spawnSync } from 'node:child_process';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];
/** The UID and GID of Debian's `nobody`. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** The user that runs nginx and the release script. Neither needs root. */
export const unprivileged: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : {};

/**
 * Installs Debian's nginx and wrk if they are missing.
 * @throws if that fails
 */
export function installTools(): void {
  if (has('nginx') && has('wrk')) return;
  const apt = (...args: string[]) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['apt-get']), '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  if (!has('nginx') || !has('wrk')) throw new Error(`install ${PACKAGES.join(', ')} first (apt-get)`);
}
