/** Malicious values for links, responses and fields. */
export const hostileTexts = {
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script>',
  address: 'javascript:alert(1)//',
  elsewhere: '//evil.example/\\evil.example',
  bidi: 'abc\u202E\u2066gpj.exe\u200B\u200D\uFEFF',
  marks: `Z${'\u0335\u0310'.repeat(500)}`,
  emoji: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(40),
  prototype: '__proto__',
  constructor: 'constructor',
  long: 'A'.repeat(5_000),
  number: 'NaN',
  infinity: '1e309',
  broken: '\u0000\u0007\uD800',
} as const;

export const hostileList: readonly string[] = Object.values(hostileTexts);

/** Whether a URL would run code or leave for a site that the pages never link to. */
function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address, window.location.href);
  return /^(?:javascript|data|vbscript):$/.test(protocol) || /evil|^x$/.test(hostname);
}

/** Signs that hostile text on the page was treated as more than text. */
export function injections(): string[] {
  const elements = [...document.querySelectorAll('*')];
  const addresses = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const handlers = elements.flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
  );
  return [
    ...addresses.filter(isForeign),
    ...handlers,
    ...(document.querySelector('img[src="x"], main script') ? ['markup'] : []),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`),
    ...(window.location.host === 'harmattan.example' ? [] : [window.location.href]),
  ];
}

/** Invisible characters that reverse or join text; none of them may reach a reader. */
export const INVISIBLE = /[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/;
