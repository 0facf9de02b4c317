import { CACHE, HASHED_FOLDERS, REVALIDATED } from '../../sandbox/site/caching';
import { TYPES, UNKNOWN_TYPE } from '../../sandbox/site/contentTypes';
import type { HeaderSet } from '../build/headers';
import { BACKEND_POLICY, UPGRADE } from '../build/policy';

/** nginx rejects a parameter that doesn't fit into its buffer. */
const MAX_PARAMETER = 4000;

/** @throws if nginx would change the value, for example by reading `$` as a variable, or reject it */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`a header value that nginx would change: ${value}`);
  if (value.length > MAX_PARAMETER) throw new Error(`a header value too long for nginx: ${value}`);
  return `"${value}"`;
}

const block = (opening: string, lines: readonly string[]) =>
  `${opening} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;

/** The file served for a route. */
const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);

/** For nginx's `http` block: each page's policy, and each file's caching. */
export function mapsConf(headers: HeaderSet): string {
  const policies = Object.entries(headers).flatMap(([route, { 'Content-Security-Policy': policy }]) =>
    policy ? [`"0:${fileOf(route)}" ${quoted(policy)};`] : [],
  );
  const revalidated = REVALIDATED.source.replace('^', '');
  return [
    '# By the file that is sent. Redirects have no policy. The backend has its own.',
    block('map "$is_backend:$redirect_to$uri" $page_policy', [
      'default "";',
      `"~^1:" ${quoted(BACKEND_POLICY)};`,
      ...policies,
    ]),
    '# Over HTTPS, to nginx or to a proxy in front of it.',
    block('map "$forwarded_proto:$page_policy" $content_security_policy', [
      'default $page_policy;',
      `"~^https:(?<policy>.+)" "$policy; ${UPGRADE}";`,
    ]),
    '# Responses of the backend concern one visitor and are never cached.',
    block('map "$is_backend:$status:$uri" $cache_control', [
      'default "";',
      '"~^1:" "no-store";',
      `"~^0:(?:308|[45]\\d\\d):" ${quoted(CACHE.revalidated)};`,
      `"~^0:\\d+:/(?:${HASHED_FOLDERS.join('|')})/" ${quoted(CACHE.hashed)};`,
      `"~^0:\\d+:${revalidated}" ${quoted(CACHE.revalidated)};`,
      `"~^0:" ${quoted(CACHE.short)};`,
    ]),
  ].join('\n');
}

/** The site uses no cookies, and has its own caching rules and policies. */
const HIDDEN = ['Cache-Control', 'Content-Security-Policy', 'Set-Cookie'];

/** For nginx's `server` block: the headers of every response. They replace the backend's, so that none is sent twice. */
export function headersConf(headers: HeaderSet): string {
  const everywhere = Object.entries(headers['*'] ?? {});
  return [
    ...[...everywhere.map(([name]) => name), ...HIDDEN].map((name) => `proxy_hide_header ${name};`),
    ...everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $content_security_policy always;',
    'add_header Cache-Control $cache_control always;',
    '',
  ].join('\n');
}

/** For nginx's `server` block: the same media types as the sandbox's. */
export function typesConf(): string {
  const types = Object.entries(TYPES).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`);
  return `${block('types', types)}default_type ${UNKNOWN_TYPE};\n`;
}
