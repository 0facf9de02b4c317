import { isHttpUrl, sameOriginPath } from '../../../src/lib/text/url';

describe('sameOriginPath', () => {
  it.each([
    ['/', '/'],
    ['/quote?service=inspection#vin', '/quote?service=inspection#vin'],
    ['/a/../track', '/track'],
    ['/a\\b\tc?d e', '/a/bc?d%20e'],
    ['/quote?next=https://x.example//y', '/quote?next=https://x.example//y'],
  ])('resolves %p', (text, path) => {
    expect(sameOriginPath(text)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'quote',
    ' /quote',
    '',
    undefined,
    7,
  ])('rejects %p', (text) => {
    expect(sameOriginPath(text)).toBeUndefined();
  });

  it('never leaves the site, however a browser resolves the result', () => {
    for (const a of ['/', '//', '/.', '/..', '/%2e%2e', '/\\', '/\t', '/@'])
      for (const b of ['/evil.example', '//evil.example', '@evil.example', ':80', '\\evil.example']) {
        const path = sameOriginPath(a + b);
        if (path !== undefined) expect(new URL(path, 'https://us.example').origin).toBe('https://us.example');
      }
  });
});

describe('isHttpUrl', () => {
  it.each(['https://us.example', 'http://us.example/a?b#c', 'HTTPS://US.EXAMPLE'])('accepts %p', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });
  it.each([
    '//us.example',
    'javascript:alert(1)',
    'https:us.example',
    'https://',
    'https://us.example@evil.example',
    'https://:secret@evil.example',
    'ftp://x',
    'https://a b',
    null,
  ])('rejects %p', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
