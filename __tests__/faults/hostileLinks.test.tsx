import { screen } from '@testing-library/react';
import { paths } from '../../src/config/paths';
import { useQuietBackend } from '../support/answers';
import { hostileList, injections } from '../support/hostile';
import { renderApp } from '../support/renderApp';

useQuietBackend();

/** Every parameter that a page reads, plus some that are often abused. */
const PARAMETERS = [
  ...['account', 'subject', 'stage', 'picture', 'reference', 'step', 'ref', 'port', 'country', 'state', 'q'],
  ...['sort', 'service', 'vehicle', 'from', 'to', 'method', 'vin', 'next', 'redirect', 'url', 'return_to'],
];

/** Every parameter with a hostile value, a different one each turn. */
const query = (turn: number) =>
  `?${PARAMETERS.map((name, index) => {
    const value = hostileList[(index * 5 + turn) % hostileList.length] ?? '';
    return `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`;
  }).join('&')}&__proto__=1&__proto__[polluted]=1&constructor[prototype][polluted]=1&%E0%A4%A=%ZZ&=&&step`;

const PAGES_WITH_PARAMETERS: readonly string[] = [
  paths.home,
  paths.contact,
  paths.portStatus,
  paths.gallery,
  paths.track,
  paths.quote,
  paths.referralProgram,
];
const links = Object.values(paths).flatMap((path) =>
  (PAGES_WITH_PARAMETERS.includes(path) ? [0, 4, 8] : [0]).map((turn) => [path, turn] as const),
);

async function expectSafePage() {
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(1);
  expect(injections()).toEqual([]);
  expect(document.title).not.toMatch(/alert|evil|AAAA|proto/);
}

it.each(links)('%s opens with a hostile query (%i)', async (path, turn) => {
  await renderApp(path + query(turn));
  await expectSafePage();
});

it.each([
  '%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '__proto__',
  'constructor',
  'A'.repeat(5_000),
  '%E0%A4%A',
])('the fragment %.30s does no harm', async (fragment) => {
  await renderApp(`/terms#${fragment}`);
  await expectSafePage();
});

it.each([
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/__proto__',
  '/constructor',
  '/toString',
  'https://harmattan.example//evil.example/',
  'https://harmattan.example//evil.example/quote',
  '/quote/../../evil.example',
  '/.%2Fevil.example',
  '/services/auto-shipping%00',
  '/%E2%80%AEgpj.exe',
  `/${'a'.repeat(5_000)}`,
  '/track;jsessionid=1',
  '/QUOTE',
])('the path %.40s shows a page of this site', async (path) => {
  await renderApp(path);
  await expectSafePage();
});
