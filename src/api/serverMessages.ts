import type { FieldErrors } from '../lib/apiError';
import { looksLikeHtml, plainText } from '../lib/text';

const MESSAGE_MAX = 300;
const FIELDS_MAX = 50;
const DEPTH_MAX = 5;
/** Keys under which the backend speaks of the request as a whole. */
const WHOLE = new Set(['non_field_errors', 'detail', 'message', 'error', '__all__']);

interface Messages {
  readonly fields: FieldErrors;
  readonly summary: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's own sentence, as plain text of bounded length; HTML is never shown. */
export function serverMessage(body: unknown): string | undefined {
  const candidate = isObject(body) ? (body.message ?? body.detail) : body;
  return typeof candidate === 'string' && !looksLikeHtml(candidate)
    ? plainText(candidate, MESSAGE_MAX) || undefined
    : undefined;
}

/**
 * The field errors of a Django REST framework answer in any of its shapes: an object of lists, nested objects,
 * lists of objects (before 3.18) or objects by index (3.18 on), a bare list, a bare string, each bare or
 * under `errors`. Nested names are joined by dots: `vehicles.0.make`.
 */
export function fieldMessages(body: unknown): Messages {
  const fields = new Map<string, string[]>();
  const summary: string[] = [];
  const add = (path: string, text: string) => {
    const message = looksLikeHtml(text) ? '' : plainText(text, MESSAGE_MAX);
    if (!message) return;
    const name = path.split('.').pop() ?? '';
    if (path === '' || WHOLE.has(name)) {
      if (!summary.includes(message)) summary.push(message);
      return;
    }
    if (!fields.has(path) && fields.size >= FIELDS_MAX) return;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  };
  const walk = (value: unknown, path: string, depth: number) => {
    if (typeof value === 'string') add(path, value);
    else if (depth < DEPTH_MAX && Array.isArray(value)) {
      value.slice(0, FIELDS_MAX).forEach((item: unknown, index) => {
        // A list of sentences is about the field itself; a list of objects is about its items.
        walk(item, typeof item === 'string' ? path : join(path, String(index)), depth + 1);
      });
    } else if (depth < DEPTH_MAX && isObject(value)) {
      for (const [key, item] of Object.entries(value).slice(0, FIELDS_MAX))
        walk(item, join(path, key), depth + 1);
    }
  };

  if (isObject(body) && body.errors !== undefined && body.errors !== null) walk(body.errors, '', 0);
  else if (isObject(body)) {
    const { success: _success, message: _message, code: _code, ...rest } = body;
    walk(rest, '', 0);
  } else walk(body, '', 0);
  return { fields: Object.fromEntries(fields), summary };
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
