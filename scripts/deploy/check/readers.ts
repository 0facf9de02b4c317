import { paths } from '../../../src/config/paths';
import { policyOf } from '../../build/policy';
import { ask } from './ask';
import { MARK } from './nextBuild';
import { codeIn } from '../../build/codeIn';

const READERS = 8;

export interface Reading {
  pages: number;
  /** Of the build and of the next one. */
  readonly builds: Set<'this' | 'next'>;
  readonly faults: Set<string>;
}

const hashes = (policy = '') => policy.match(/'sha256-[^']+'/g)?.join(' ');

/** Reads a page with a file of its code, and says what is wrong with them. */
async function visit(origin: string, route: string, reading: Reading): Promise<string | undefined> {
  const page = await ask(origin, route);
  const html = page.body.toString();
  reading.pages += 1;
  reading.builds.add(html.includes(MARK) ? 'next' : 'this');
  if (page.status !== 200) return `status ${String(page.status)}`;
  if (hashes(policyOf(html)) !== hashes(String(page.headers['content-security-policy'])))
    return 'a policy that is not its own: the browser would run nothing';
  const code = codeIn(html);
  for (const file of code) {
    const { status } = await ask(origin, file);
    if (status !== 200) return `${file} has status ${String(status)}`;
  }
  return undefined;
}

/**
 * Visitors who go from page to page until told to stop, over connections that are kept.
 * @returns a function that stops them and tells what they read
 */
export function startReaders(origin: string): () => Promise<Reading> {
  const reading: Reading = { pages: 0, builds: new Set(), faults: new Set() };
  let isOver = false;
  const routes = Object.values(paths);
  const read = async (from: number) => {
    for (let at = from; !isOver; at += 1) {
      const route = routes[at % routes.length] ?? '/';
      const fault = await visit(origin, route, reading).catch((error: unknown) => String(error));
      if (fault) reading.faults.add(`${route}: ${fault}`);
    }
  };
  const readers = Array.from({ length: READERS }, (_, index) => read(index));
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return reading;
  };
}
