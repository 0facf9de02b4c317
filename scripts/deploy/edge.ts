import { CACHE, HASHED_FOLDERS } from '../../sandbox/site/caching';
import type { HeaderSet } from '../build/headers';
import { UPGRADE } from '../build/policy';

/** Cloudflare Pages takes no longer line. */
const MAX_LINE = 2000;

const directivesOf = (policy: string) =>
  policy.split('; ').map((directive) => directive.split(' ') as [string, ...string[]]);

/**
 * One policy that allows what any of the pages' policies allows: their hashes together. Edge hosts choose headers
 * by the path asked for, so an unknown path could not be given the 404 page's own.
 */
export function joinedPolicy(headers: HeaderSet): string {
  const joined = new Map<string, Set<string>>();
  for (const { 'Content-Security-Policy': policy } of Object.values(headers))
    for (const [name, ...sources] of policy ? directivesOf(policy) : [])
      joined.set(name, new Set([...(joined.get(name) ?? []), ...sources]));
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * A `_headers` file for Netlify and Cloudflare Pages, which serve by https alone. No two rules set the same header on
 * one path: both hosts would send the values joined. Where no rule names `Cache-Control`, both hosts let browsers ask anew each time.
 *
 * @throws when a line would be too long for Cloudflare Pages
 */
export function edgeHeaders(headers: HeaderSet): string {
  const everywhere = {
    ...headers['*'],
    'Content-Security-Policy': `${joinedPolicy(headers)}; ${UPGRADE}`,
  };
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', everywhere],
    ...HASHED_FOLDERS.map((folder) => [`/${folder}/*`, { 'Cache-Control': CACHE.hashed }] as const),
    ['/sw.js', { 'Cache-Control': CACHE.revalidated }],
  ];
  const lines = rules.flatMap(([path, set]) => [
    path,
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines)
    if (line.length > MAX_LINE)
      throw new Error(`_headers: a line of ${String(line.length)} characters, ${line.slice(0, 60)}…`);
  return `${lines.join('\n')}\n`;
}
