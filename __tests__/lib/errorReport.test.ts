import { toErrorReport, redact } from '../../src/lib/errorReport';

it.each([
  [
    'a query',
    'Failed to fetch https://a.example/track?reference=HAL&email=me',
    'Failed to fetch https://a.example/track',
  ],
  ['a fragment', 'at https://a.example/quote#step-2:10:5', 'at https://a.example/quote:10:5'],
  [
    'a query before a line and column',
    'go@https://a.example/x.js?v=2:10:543',
    'go@https://a.example/x.js:10:543',
  ],
  ['an email address', 'no account for ada.obi+cars@mail.example.ng!', 'no account for [email]!'],
  ['an encoded email address', 'no page /track/ada%40mail.example', 'no page /track/[email]'],
  ['a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjoxfQ.c2lnbmF0dXJl', 'Bearer [code]'],
  ['a UUID', 'request 3f2b8c1e-9a4d-4e0f-8b7a-1c2d3e4f5a6b failed', 'request [code] failed'],
  ['a VIN', 'VIN 1HGCM82633A004352 is odd', 'VIN [code] is odd'],
  ['a tracking reference', 'HAL-XAZD-VRKY not found', '[code] not found'],
  ['a reference with spaces', 'hal xazd vrky not found', '[code] not found'],
  ['a reference without hyphens', 'no HALXAZDVRKY here', 'no [code] here'],
  ['a reference with another dash', 'HAL\u2013XAZD\u2013VRKY not found', '[code] not found'],
  ['an encoded reference', 'no page /track/HAL%20XAZD%20VRKY', 'no page /track/[code]'],
  ['a referral code', 'code 7ZK3M0QW is unknown', 'code [code] is unknown'],
  ['a container number', 'CSQU3054383 is unknown', '[code] is unknown'],
  ['JSON', 'cannot read {"first_name":"Ada","vehicles":[{"make":"Kia"}]}', 'cannot read [data]'],
  ['a JSON list', 'got [ {"name": "Ada Obi"} ]\nat x', 'got [data]\nat x'],
  [
    'what Chromium quotes of bad JSON',
    `Unexpected token 'A', "Ada Obi wr"... is not valid JSON`,
    `Unexpected token 'A', [data] is not valid JSON`,
  ],
  [
    'what Chromium quotes of bad JSON in its middle',
    `Expected ',' or '}' after property value in JSON, ..."me": "Ada" Obi"... is not valid JSON`,
    `Expected ',' or '}' after property value in JSON, [data] is not valid JSON`,
  ],
  ['a phone number', 'call +234 (700) 555-0142 now', 'call [number] now'],
])('redacts %s', (_, text, expected) => {
  expect(redact(text)).toBe(expected);
});

it('keeps file names, lines and identifiers', () => {
  const line =
    'at useSyncExternalStoreWithSelector (https://a.example/assets/AuctionPopup-BX3KQ91Z.js:12:104833)';
  expect(redact(line)).toBe(line);
});

it('reports the kind, the message with its cause, the stack and the path', () => {
  const error = new TypeError('Loading failed for ada@mail.example', { cause: new Error('offline?why=1') });
  error.stack = 'TypeError: Loading failed for ada@mail.example\n  at go (https://a.example/x.js?v=1:2:3)';
  expect(toErrorReport('caught', error, '/quote')).toEqual({
    kind: 'caught',
    message: 'TypeError: Loading failed for [email] (cause: Error: offline)',
    stack: 'TypeError: Loading failed for [email]\n  at go (https://a.example/x.js:2:3)',
    page: '/quote',
  });
});

it.each([
  ['a string', 'plain words', 'plain words'],
  ['nothing', undefined, 'undefined'],
  ['an object without a prototype', Object.create(null), '[object Object]'],
])('accepts %s as an error', (_, thrown, message) => {
  expect(toErrorReport('rejection', thrown, '/')).toEqual({
    kind: 'rejection',
    message,
    stack: '',
    page: '/',
  });
});

it('limits the size of a report', () => {
  const error = new Error('word '.repeat(10_000));
  expect(JSON.stringify(toErrorReport('error', error, `/${'a/'.repeat(5_000)}`)).length).toBeLessThan(3_000);
});
