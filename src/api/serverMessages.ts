import type { FieldErrors } from '../lib/apiError';
import { isRecord } from '../lib/json';
import { looksLikeHtml, plainText } from '../lib/text/text';

const MESSAGE_MAX = 300;
/** How much of an answer is searched for markup and stack traces: a body may be megabytes long. */
const SCAN_MAX = 10_000;
const FIELDS_MAX = 50;
const DEPTH_MAX = 5;
/** Longer keys can't be fields of ours, so their messages apply to the whole request. */
const NAME_MAX = 200;
/** Keys whose messages apply to the whole request. */
const WHOLE = new Set(['non_field_errors', 'detail', 'message', 'error', '__all__']);
/** Keys that may contain a field's message, as in `{"email": {"message": "Taken."}}`. */
const SENTENCE = ['message', 'msg', 'detail', 'error'];
/** Keys that name the field in a list of errors, as in `{"attr": "email", "detail": "Taken."}`. */
const SUBJECT = ['field', 'attr', 'param', 'path'];
/** Where FastAPI found a field, before its name: `{"loc": ["body", "email"], "msg": "Taken."}`. */
const LOCATIONS: readonly unknown[] = ['body', 'query', 'path', 'header', 'cookie'];

interface Messages {
  readonly fields: FieldErrors;
  readonly summary: readonly string[];
}

/** Stack traces, which frameworks send in debug mode. */
const TRACE = /^Traceback |\n[ \t]{1,80}(?:File "|at )/;

/** Whether the text is meant for a reader, not an HTML page or a stack trace. */
function isSentence(text: string): boolean {
  const start = text.slice(0, SCAN_MAX);
  return !looksLikeHtml(start) && !TRACE.test(start);
}

/** The server's message as plain text of limited length; undefined if there is none, or it's HTML or a stack trace. */
export function serverMessage(body: unknown): string | undefined {
  const candidate = isRecord(body) ? (body.message ?? body.detail) : body;
  return typeof candidate === 'string' && isSentence(candidate)
    ? plainText(candidate, MESSAGE_MAX) || undefined
    : undefined;
}

/**
 * Extracts the field errors from a Django REST framework response: an object of lists, nested objects, lists of objects
 * (before 3.18) or objects by index (3.18 on), a list of objects that name their field (also FastAPI's), a bare list or a bare string,
 * each at the top level or under `errors`. Nested names are joined with dots: `vehicles.0.make`.
 */
export function fieldMessages(body: unknown): Messages {
  const fields = new Map<string, string[]>();
  const summary: string[] = [];
  const add = (path: string, text: string, isField = false) => {
    const message = isSentence(text) ? plainText(text, MESSAGE_MAX) : '';
    if (!message) return;
    const field = path.length > NAME_MAX ? '' : isField ? path : fieldOf(path);
    if (field === '') {
      if (!summary.includes(message)) summary.push(message);
      return;
    }
    if (!fields.has(field) && fields.size >= FIELDS_MAX) return;
    fields.set(field, [...(fields.get(field) ?? []), message]);
  };
  const walk = (value: unknown, path: string, depth: number) => {
    if (typeof value === 'string') add(path, value);
    else if (depth < DEPTH_MAX && Array.isArray(value)) {
      value.slice(0, FIELDS_MAX).forEach((item: unknown, index) => {
        const subject = isRecord(item) ? subjectOf(item) : undefined;
        const sentence = isRecord(item) && textUnder(item, SENTENCE);
        // Strings apply to the field itself, objects to its items or to the field they name.
        if (typeof item === 'string') add(path, item, path === 'message');
        else if (subject !== undefined && sentence) add(join(WHOLE.has(path) ? '' : path, subject), sentence);
        else walk(item, join(path, String(index)), depth + 1);
      });
    } else if (depth < DEPTH_MAX && isRecord(value)) {
      for (const [key, item] of Object.entries(value).slice(0, FIELDS_MAX))
        walk(item, join(path, key), depth + 1);
    }
  };

  if (isRecord(body) && body.errors !== undefined && body.errors !== null) walk(body.errors, '', 0);
  else if (isRecord(body)) {
    const { success, message, code: _code, access: _access, refresh, user, ...others } = body;
    // An answer with `success` has its errors under `errors`: anything else is data, such as an account's.
    const isEnvelope = success !== undefined;
    const { detail, non_field_errors: wholeErrors } = others;
    const rest = isEnvelope
      ? { detail, non_field_errors: wholeErrors }
      : { ...others, ...errorsOf({ refresh, user }) };
    // A string is the server's message; a list belongs to a field of that name.
    walk(Array.isArray(message) ? { ...rest, message: message as unknown } : rest, '', 0);
  } else walk(body, '', 0);
  return { fields: Object.fromEntries(fields), summary };
}

/** Fields with a list of errors, as Django REST framework sends them. A string is a token or another value. */
const errorsOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Array.isArray(value)));

const join = (path: string, key: string) => [path, key].filter(Boolean).join('.');

/** The first text under one of these keys. */
const textUnder = (value: Record<string, unknown>, keys: readonly string[]) =>
  keys.map((key) => value[key]).find((text): text is string => typeof text === 'string' && text !== '');

/** The field that an error of a list names; '' for the whole request. Undefined if it names none. */
function subjectOf(item: Record<string, unknown>): string | undefined {
  const { loc } = item;
  if (!Array.isArray(loc)) return textUnder(item, SUBJECT);
  return loc.slice(LOCATIONS.includes(loc[0]) ? 1 : 0).join('.');
}

/** Normalizes a path to a field name; '' for the whole request. */
function fieldOf(path: string): string {
  const names = path.split('.');
  const last = names.at(-1) ?? '';
  const parents = names.slice(0, -1);
  const isNested = parents.some((name) => !/^\d+$/.test(name));
  if (SENTENCE.includes(last) && isNested) return parents.join('.');
  return WHOLE.has(last) ? '' : path;
}
