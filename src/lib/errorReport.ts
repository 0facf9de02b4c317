/** The source of an error: a script, a promise, a React boundary, the content security policy, or the page's start. */
export type ErrorKind = 'error' | 'rejection' | 'caught' | 'policy' | 'start';

/** What is sent about an error. Nothing that identifies visitors or says what they typed. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly stack: string;
  /** Pathname, without the query. */
  readonly page: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const MAX_PAGE = 100;

/* eslint-disable regexp/no-super-linear-move -- `clean` cuts the text first */
/** Matches a URL's query or fragment, up to the line and column at its end in a stack trace. */
const QUERY = /(\S)[?#]\S*?(?=(?::\d+){0,2}(?:[\s)'"]|$))/g;
/** Matches JSON up to the line's end, and the part of it that browsers quote in a SyntaxError. */
const JSON_TEXT = /(?:\.{3})?[{["]\S[^\n]*(?= is not valid JSON)|[{[]\s*(?:[{[]\s*)*"[^\n]*/g;
const EMAIL = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
/* eslint-enable regexp/no-super-linear-move */
/** Matches JSON Web Tokens (RFC 7519). */
const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
/** Matches our references in any spelling: HAL-XAZD-VRKY, 'hal xazd vrky', HALXAZDVRKY, with any dash, also encoded. */
const REFERENCE =
  /\bHAL(?:%[\dA-F]{2}|[^A-Z\d\n]){0,9}[A-Z\d]{4}(?:%[\dA-F]{2}|[^A-Z\d\n]){0,9}[A-Z\d]{4}\b/gi;
/** Matches groups joined by hyphens, and referral codes, container and bill of lading numbers: capitals with digits. */
const CODE = /\b[A-Z\d]{2,}(?:-[A-Z\d]{2,}){2,}\b|\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,}\b/g;
/** Matches tokens, UUIDs and VINs, but not the build's file names, which are equally long and are needed. */
const LONG_RUN = /(\/assets\/)?[\w-]{16,}/g;
const LONG_NUMBER = /\+?\(?\d(?:[ ().-]{0,2}\d){6,}/g;

/** Whether a position is in the name of a file of ours, whose hash looks like a code. */
const isInFileName = (text: string, offset: number): boolean =>
  /\/assets\/[\w.-]*$/.test(text.slice(Math.max(0, offset - 80), offset));

/** Removes queries, JSON, e-mail addresses, tokens, references, codes and long numbers from a text. */
export const redact = (text: string): string =>
  text
    .replace(QUERY, '$1')
    .replace(JSON_TEXT, '[data]')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[code]')
    .replace(REFERENCE, '[code]')
    .replace(CODE, (code, offset: number, whole: string) => (isInFileName(whole, offset) ? code : '[code]'))
    .replace(LONG_RUN, (run, asset?: string) => (asset || !/\d/.test(run) ? run : '[code]'))
    .replace(LONG_NUMBER, '[number]');

/** Truncated before redacting too, because a megabyte of text would take seconds. */
const clean = (text: string, max: number) => redact(text.slice(0, 4 * max)).slice(0, max);

/**
 * @param thrown the thrown value
 * @param page the current pathname
 */
export function toErrorReport(kind: ErrorKind, thrown: unknown, page: string): ErrorReport {
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

/** Sends a report with `sendBeacon`, which works while the visitor leaves the page. */
export function sendReport(url: string, report: ErrorReport): void {
  (navigator as Partial<Navigator>).sendBeacon?.(url, JSON.stringify(report));
}
