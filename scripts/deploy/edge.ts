import { CACHE, HASHED_FOLDERS } from '../../sandbox/site/caching';
import type { HeaderSet } from '../build/headers';
import { UPGRADE } from '../build/policy';

/** The limit of Cloudflare Pages. */
const MAX_LINE = 2000;

const directivesOf = (policy: string) =>
  policy.split('; ').map((directive) => directive.split(' ') as [string, ...string[]]);

/**
 * One policy with the sources of all pages' policies combined. Edge hosts choose headers by the requested path, so
 * they couldn't send the 404 page's own policy for an unknown path.
 */
export function joinedPolicy(headers: HeaderSet): string {
  const joined = new Map<string, Set<string>>();
  for (const { 'Content-Security-Policy': policy } of Object.values(headers))
    for (const [name, ...sources] of policy ? directivesOf(policy) : [])
      joined.set(name, new Set([...(joined.get(name) ?? []), ...sources]));
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * A `_headers` file for Netlify and Cloudflare Pages, which serve over HTTPS only. No two rules may set the same header
 * on a path, since both hosts would join the values. Without a `Cache-Control` rule, both make browsers revalidate.
 *
 * @throws RangeError if a line is too long for Cloudflare Pages
 */
export function edgeHeaders(headers: HeaderSet): string {
  const everywhere = {
    ...headers['*'],
    'Content-Security-Policy': `${joinedPolicy(headers)}; ${UPGRADE}`,
  };
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', everywhere],
    ...HASHED_FOLDERS.map((folder) => [`/${folder}/*`, { 'Cache-Control': CACHE.hashed }] as const),
    // Not `no-transform`, with which Cloudflare would send files uncompressed. Marks in the pages keep it from rewriting them.
    ['/sw.js', { 'Cache-Control': 'no-cache' }],
  ];
  const lines = rules.flatMap(([path, set]) => [
    path,
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines)
    if (line.length > MAX_LINE)
      throw new RangeError(
        `_headers: a line has ${String(line.length)} characters, at most ${String(MAX_LINE)}: ${line.slice(0, 60)}…`,
      );
  return `${lines.join('\n')}\n`;
}
