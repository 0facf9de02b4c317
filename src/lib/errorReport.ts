/** Where an error came from: a script, a promise, React's boundaries, the content security policy, the page's start. */
export type ErrorKind = 'error' | 'rejection' | 'caught' | 'policy' | 'start';

/** What is sent of an error: nothing that says who the visitor is or what they typed. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly stack: string;
  /** The path alone. */
  readonly page: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const MAX_PAGE = 100;

/** A query or a fragment, up to the line and column that end an address in a stack. */
const QUERY = /(\S)[?#]\S*?(?=(?::\d+){0,2}(?:[\s)'"]|$))/g;
const EMAIL = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
/** Signed tokens (RFC 7519), references such as HAL-XAZD-VRKY. */
const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*)*|\b[A-Z\d]{2,}(?:-[A-Z\d]{2,}){2,}\b/g;
/** Tokens, UUIDs and VINs; the build's own file names are as long, and needed. */
const LONG_RUN = /(\/assets\/)?[\w-]{16,}/g;
const LONG_NUMBER = /\+?\(?\d(?:[ ().-]{0,2}\d){6,}/g;

/** Takes queries, email addresses, tokens, codes and long numbers out of a text. */
export const redact = (text: string): string =>
  text
    .replace(QUERY, '$1')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[code]')
    .replace(LONG_RUN, (run, asset?: string) => (asset || !/\d/.test(run) ? run : '[code]'))
    .replace(LONG_NUMBER, '[number]');

/** Cut before the search, too: a megabyte of text would take seconds. */
const clean = (text: string, max: number) => redact(text.slice(0, 4 * max)).slice(0, max);

/**
 * @param thrown whatever was thrown
 * @param page the path that the visitor is on
 */
export function describeError(kind: ErrorKind, thrown: unknown, page: string): ErrorReport {
  const cause = thrown instanceof Error && thrown.cause ? ` (cause: ${textOf(thrown.cause)})` : '';
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return {
    kind,
    message: clean(textOf(thrown) + cause, MAX_MESSAGE),
    stack: clean(stack, MAX_STACK),
    page: clean(page, MAX_PAGE),
  };
}

/** `String` throws for an object without a prototype. */
const isOpaque = (value: unknown): boolean => typeof value === 'object' && !(value instanceof Error);
const textOf = (value: unknown): string =>
  isOpaque(value) ? Object.prototype.toString.call(value) : String(value);

/** Hands a report to the browser, which sends it even if the visitor is leaving. */
export function sendReport(url: string, report: ErrorReport): void {
  (navigator as Partial<Navigator>).sendBeacon?.(url, JSON.stringify(report));
}
