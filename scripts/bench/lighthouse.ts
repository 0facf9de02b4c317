import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Pinned, because scores of different versions can't be compared. */
const VERSION = '12.8.2';
const FOLDER = path.join('.cache', `lighthouse-${VERSION}`);
const ENTRY = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** What we read of Lighthouse's result. */
export interface LighthouseResult {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string };
    readonly audits: Readonly<
      Record<string, { readonly numericValue?: number; readonly details?: unknown } | undefined>
    >;
    readonly categories: { readonly performance?: { readonly score: number | null } };
    /** Higher is faster. */
    readonly environment: { readonly benchmarkIndex: number };
  };
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<LighthouseResult | undefined>;

/**
 * Installs Lighthouse into its own folder if it's missing: only `npm run bench` needs it, and it would be a sixth of
 * every install.
 * @throws if npm can't install it
 */
function install(): void {
  if (existsSync(ENTRY)) return;
  console.log(`Installing Lighthouse ${VERSION} into ${FOLDER} …`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', '--prefix', FOLDER, `lighthouse@${VERSION}`, ...options], {
      stdio: 'inherit',
    });
  } catch (cause) {
    throw new Error(
      `Lighthouse ${VERSION} could not be installed. Check the connection to the npm registry, and run it again.`,
      { cause },
    );
  }
}

/** @throws if Lighthouse is missing and can't be installed */
export async function loadLighthouse(): Promise<Lighthouse> {
  install();
  const module = (await import(pathToFileURL(path.resolve(ENTRY)).href)) as { readonly default: Lighthouse };
  return module.default;
}
