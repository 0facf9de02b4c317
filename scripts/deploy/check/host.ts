import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { GENERATED } from '../generate';
import { unprivileged } from './machine';
import { send } from './send';

const START_MS = 20_000;
const PAUSE_MS = 50;

/** A folder that stands in for a server, with nginx running as docs/deployment.md describes. */
export interface Host {
  readonly origin: string;
  /** DEPLOY_ROOT. */
  readonly root: string;
  /** The build it was started with. */
  readonly build: string;
  /** Runs deploy/release.sh. @returns its output. Rejects if it fails. */
  release(args: readonly string[], build?: string): Promise<string>;
  /** Rewrites the configuration with these settings and has nginx check it. Rejects if either fails. */
  configure(settings: Readonly<Record<string, string>>): Promise<void>;
  /** The error log and the access log. */
  logs(): Promise<readonly [errors: string, requests: string]>;
  stop(): Promise<void>;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies the last build, so that the checks may modify it. */
async function copyBuild(folder: string): Promise<string> {
  await cp('dist', path.join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
  await cp(GENERATED, path.join(folder, GENERATED), { recursive: true });
  const worker = path.join(folder, 'dist/sw.js');
  if (!(await exists(worker))) await writeFile(worker, '// placeholder for the service worker\n');
  return folder;
}

/** Polls until the condition is true. @returns false on timeout */
export async function until(condition: () => Promise<boolean>, timeoutMs = START_MS): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}

/** nginx writes its PID file once it has the port. */
const hasPidFile = (root: string) => until(() => exists(path.join(root, 'run/nginx.pid')));

/**
 * Starts nginx on the loopback address, in a temporary folder, with the container's entry point.
 * @throws if it doesn't respond
 */
export async function startHost(port: number, backendUrl: string): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-check-'));
  await chmod(folder, 0o755);
  const root = path.join(folder, 'srv');
  await mkdir(root);
  if (unprivileged.uid !== undefined) await chown(root, unprivileged.uid, unprivileged.gid ?? 0);
  const build = await copyBuild(path.join(folder, 'build'));

  const conf = path.join(root, 'nginx/nginx.conf');
  const accessLog = path.join(root, 'access.log');
  const nginx = `nginx -e stderr -c ${conf}`;
  const env = {
    ...process.env,
    DEPLOY_ROOT: root,
    BUILD: build,
    LISTEN: `127.0.0.1:${String(port)}`,
    BACKEND_URL: backendUrl,
    ACCESS_LOG: accessLog,
    RELOAD: `${nginx} -t -q && ${nginx} -s reload`,
  };
  const server = spawn(path.resolve('deploy', 'entrypoint.sh'), {
    env,
    ...unprivileged,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Unlike exit, once all of its output has arrived, which the error below includes.
  const closed = once(server, 'close');
  let log = '';
  server.stderr.on('data', (text: Buffer) => (log += text.toString()));
  // Stop nginx whenever this process exits.
  process.once('exit', () => server.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const origin = `http://127.0.0.1:${String(port)}`;

  const host: Host = {
    origin,
    root,
    build,
    release: async (args, from = build) =>
      (
        await promisify(execFile)(path.resolve('deploy', 'release.sh'), args, {
          env: { ...env, BUILD: from },
          ...unprivileged,
        })
      ).stdout,
    async configure(settings) {
      const options = { env: { ...env, ...settings }, ...unprivileged };
      await promisify(execFile)(path.resolve('deploy', 'configure.sh'), [], options);
      await promisify(execFile)('sh', ['-c', `${nginx} -t`], options);
    },
    logs: async () => [log, await readFile(accessLog, 'utf8')],
    async stop() {
      server.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
  // If another server has the port, ours exits.
  const hasExited = () => server.exitCode !== null;
  const isUp = async () => (await send(origin, '/')).status === 200;
  await until(async () => hasExited() || (await isUp()));
  if (!hasExited() && (await hasPidFile(root))) return host;
  await host.stop();
  throw new Error(`nginx did not start:\n${log}`);
}
