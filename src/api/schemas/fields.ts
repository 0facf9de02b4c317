import * as v from 'valibot';
import { BEARER_TOKEN } from '../../session/storedSession';
import { isEmailAddress } from '../../lib/text/email';
import { plainText } from '../../lib/text/text';

/*
 * Building blocks for the schemas (docs/openapi.json). In responses, only fields the site can't do without
 * are required, unknown fields are kept, and `null` means missing.
 */
/** Of a request, which is sent exactly as its schema says. */
export const requiredText = v.pipe(v.string(), v.nonEmpty());
/** With the forms' rule: valibot's own refuses apostrophes and domains outside ASCII. */
export const emailAddress = v.pipe(v.string(), v.check(isEmailAddress));

export const token = v.pipe(v.string(), v.regex(BEARER_TOKEN));

/** Converts numbers to text, such as a voyage number. Any other type counts as missing. */
export const optionalText = v.optional(
  v.fallback(v.nullable(v.string()), (failed) =>
    typeof failed?.value === 'number' ? String(failed.value) : null,
  ),
);

export const optionalFlag = v.optional(v.fallback(v.nullable(v.boolean()), null));

/** Django REST framework sends decimals as strings. */
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);
export const optionalNumber = v.optional(v.fallback(v.nullable(numeric), null));

/** An optional object that counts as missing if it's invalid, so that it doesn't invalidate the whole response. */
export const optionalPart = <TPart extends v.GenericSchema>(part: TPart) =>
  v.optional(v.fallback(v.nullable(part), null));

/** Empty dates as .NET, SQL Server and Unix write them, and an end that never comes. */
const NO_DATE = /^(?:0001|1900|9999)-|^1970-01-01/;
/** Seconds or milliseconds since the epoch, from 2001 on. */
const EPOCH = /^[12]\d{9}(?:\d{3})?$/;

/** A date in ISO 8601, or a text such as 'TBA'. A count since the epoch is converted; an empty date counts as missing. */
export const optionalWhen = v.pipe(
  optionalText,
  v.transform((text) => {
    const when = text?.trim() ?? '';
    if (NO_DATE.test(when)) return null;
    return EPOCH.test(when) ? new Date(Number(when.padEnd(13, '0'))).toISOString() : text;
  }),
);

/** The date of what happened. Backends send words such as 'TBA' for unknown ones. Text without a digit counts as missing. */
export const optionalDate = v.pipe(
  optionalWhen,
  v.transform((text) => (text && /\d/.test(text) ? text : null)),
);

/** Only letters, without case, and 'canceled' like 'cancelled'. */
const spelling = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ll/g, 'l');

/** One of the contract's codes in any spelling ('IN_TRANSIT', 'InTransit', 'Canceled'). Any other text is returned unchanged. */
export const codeOf = (...codes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform((text) => codes.find((code) => spelling(code) === spelling(text)) ?? text),
  );

/** Longer than any real reference or code. Limits what is displayed and stored. */
const IDENTIFIER_MAX = 100;
/** Runs before a schema without required fields, because valibot accepts an array as an object. */
export const NoListSchema = v.custom<unknown>((value) => !Array.isArray(value));

/** Text or a number, as a single line of visible characters. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => plainText(text, IDENTIFIER_MAX)),
  v.nonEmpty(),
);
/** Some backends send '' for a missing identifier. */
export const optionalIdentifier = v.optional(v.fallback(v.nullable(identifier), null));

/** A list, with invalid items dropped. */
export const itemsOf = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.array(v.fallback(item, undefined as never)),
    v.transform((items: v.InferOutput<TItem>[]): v.InferOutput<TItem>[] =>
      items.filter((one) => one !== undefined),
    ),
  );
