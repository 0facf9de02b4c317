/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersOf } from '../../scripts/build/headers';
import { edgeHeaders, joinedPolicy } from '../../scripts/deploy/edge';
import { writeDeployment } from '../../scripts/deploy/generate';
import { headersConf, mapsConf, typesConf } from '../../scripts/deploy/nginx';

const page = (style: string) => `<style>${style}</style><script>start()</script>`;
const headers = headersOf(
  new Map([
    ['/', page('home')],
    ['/services/inspection', page('inspection')],
    ['/404', page('missing')],
  ]),
  ['https://api.example.com/base', 'https://errors.example.com/site?key=1', '', undefined],
);
const policyOf = (route: string) => headers[route]?.['Content-Security-Policy'] ?? '';
const sources = (policy: string) => new Set(policy.split(/[; ]+/));

test('maps each page’s file to its policy in nginx', () => {
  const maps = mapsConf(headers);
  expect(maps).toContain(`"0:/index.html" "${policyOf('/')}";`);
  expect(maps).toContain(`"0:/services/inspection.html" "${policyOf('/services/inspection')}";`);
  expect(maps).toContain(`"0:/404.html" "${policyOf('/404')}";`);
});

test('upgrades insecure requests on https hosts, but not under `npm start` on plain http', () => {
  expect(JSON.stringify(headers)).not.toContain('upgrade-insecure-requests');
  expect(mapsConf(headers)).toContain('"~^https:(?<policy>.+)" "$policy; upgrade-insecure-requests";');
  expect(edgeHeaders(headers)).toMatch(/Content-Security-Policy: .*; upgrade-insecure-requests$/m);
});

test('limits HSTS to this host, unless the domain’s owner opts in to preload', () => {
  const hstsOf = (...settings: Parameters<typeof headersOf>) =>
    headersOf(...settings)['*']?.['Strict-Transport-Security'];
  expect(hstsOf(new Map(), [])).toBe('max-age=31536000');
  expect(hstsOf(new Map(), [], 'preload')).toBe('max-age=63072000; includeSubDomains; preload');
});

test('sends every common header from nginx, with errors too, and never twice', () => {
  const conf = headersConf(headers);
  for (const [name, value] of Object.entries(headers['*'] ?? {})) {
    expect(conf).toContain(`add_header ${name} "${value}" always;`);
    expect(conf).toContain(`proxy_hide_header ${name};`);
  }
});

test('sends the backend’s responses with a policy that forbids framing, instead of the backend’s', () => {
  expect(mapsConf(headers)).toContain(`"~^1:" "default-src 'none';`);
  expect(mapsConf(headers)).toMatch(/"~\^1:" ".*frame-ancestors 'none'";/);
  expect(headersConf(headers)).toContain('proxy_hide_header Content-Security-Policy;');
});

test('keeps backend responses out of caches and strips their cookies', () => {
  expect(mapsConf(headers)).toContain('"~^1:" "no-store";');
  expect(headersConf(headers)).toContain('proxy_hide_header Cache-Control;');
  expect(headersConf(headers)).toContain('proxy_hide_header Set-Cookie;');
});

test.each(['two\nlines', 'a $variable', 'a "quote"', 'x'.repeat(5000)])(
  'fails the build on a value that nginx would not send verbatim',
  (value) => {
    expect(() => headersConf({ '*': { 'X-Value': value } })).toThrow('nginx');
  },
);

test('lists the sandbox’s media types for nginx', () => {
  expect(typesConf()).toContain('"image/avif" avif;');
  expect(typesConf()).toContain('"text/html; charset=utf-8" html;');
});

test('joins the pages’ policies for edge hosts, adding nothing', () => {
  const joined = sources(joinedPolicy(headers));
  const all = new Set(
    ['/', '/services/inspection', '/404'].flatMap((route) => [...sources(policyOf(route))]),
  );
  expect(joined).toEqual(all);
  expect(joinedPolicy(headers)).toMatch(
    /connect-src 'self' https:\/\/api\.example\.com https:\/\/errors\.example\.com;/,
  );
});

test('never sets one header from two rules of the _headers file', () => {
  const rules = edgeHeaders(headers).split(/^(?=\/)/m);
  const everywhere = rules.find((rule) => rule.startsWith('/*\n'));
  expect(everywhere).toContain('Strict-Transport-Security');
  expect(everywhere).not.toContain('Cache-Control');
  expect(rules).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(rules).toContain('/sw.js\n  Cache-Control: no-cache\n');
});

test('writes no _headers with a line that Cloudflare Pages would drop, but the others’ files', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  await writeDeployment({ '*': { 'X-Long': 'x'.repeat(2001) } }, folder);
  expect(readdirSync(folder).sort()).toEqual(['headers.conf', 'headers.json', 'maps.conf', 'types.conf']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('_headers: a line has 2011 characters'));
  rmSync(folder, { recursive: true });
});
