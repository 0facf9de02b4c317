import { paths } from '../../../src/config/paths';
import { policyOf } from '../../build/policy';
import { codeIn } from '../../build/codeIn';
import { MARKER } from './nextBuild';
import { send } from './send';

const VISITORS = 8;

export interface Visits {
  pages: number;
  readonly builds: Set<'this' | 'next'>;
  readonly errors: Set<string>;
}

const hashes = (policy = '') => policy.match(/'sha256-[^']+'/g)?.join(' ');

/** Loads a page and its code. @returns what is wrong with them, if anything */
async function visit(origin: string, route: string, visits: Visits): Promise<string | undefined> {
  const page = await send(origin, route);
  const html = page.body.toString();
  visits.pages += 1;
  visits.builds.add(html.includes(MARKER) ? 'next' : 'this');
  if (page.status !== 200) return `status ${String(page.status)}`;
  if (hashes(policyOf(html)) !== hashes(String(page.headers['content-security-policy'])))
    return "its policy belongs to another page, so the browser wouldn't run anything";
  const code = codeIn(html);
  for (const file of code) {
    const { status } = await send(origin, file);
    if (status !== 200) return `${file} has status ${String(status)}`;
  }
  return undefined;
}

/**
 * Simulates visitors who go from page to page until stopped, with keep-alive.
 * @returns a function that stops them and returns what they saw
 */
export function startVisitors(origin: string): () => Promise<Visits> {
  const visits: Visits = { pages: 0, builds: new Set(), errors: new Set() };
  let isStopped = false;
  const routes = Object.values(paths);
  const browse = async (first: number) => {
    for (let index = first; !isStopped; index += 1) {
      const route = routes[index % routes.length] ?? '/';
      const problem = await visit(origin, route, visits).catch((error: unknown) => String(error));
      if (problem) visits.errors.add(`${route}: ${problem}`);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => browse(index));
  return async () => {
    isStopped = true;
    await Promise.all(visitors);
    return visits;
  };
}
