import * as v from 'valibot';
import { BEARER_TOKEN } from '../../lib/bearerToken';
import { plainText } from '../../lib/text/text';

/*
 * The backend's answers (contract of docs/openapi.json). Only what the interface cannot do without is required, unknown
 * fields are kept, and null means missing.
 */
export const token = v.pipe(v.string(), v.regex(BEARER_TOKEN));

/** A number becomes text (a voyage may arrive as one); anything else counts as missing. */
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

/** A part that may be missing, and counts as missing where it cannot be read: it never spoils the rest of an answer. */
export const optionalPart = <TPart extends v.GenericSchema>(part: TPart) =>
  v.optional(v.fallback(v.nullable(part), null));

/** Words for "not yet" have no digit. */
export const optionalDate = v.pipe(
  optionalText,
  v.transform((text) => (text && /\d/.test(text) ? text : null)),
);

/** One of the contract's codes, however it is written ('IN_TRANSIT', 'In transit'); any other text as it was sent. */
export const codeOf = (...codes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.transform((text) => {
      const code = text.toLowerCase().replace(/[\s-]+/g, '_');
      return codes.includes(code) ? code : text;
    }),
  );

/** Longer than any real reference or code, so that what is displayed and stored stays bounded. */
const IDENTIFIER_MAX = 100;
/** Text or a number, as one line of visible characters. */
export const identifier = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => plainText(text, IDENTIFIER_MAX)),
  v.nonEmpty(),
);
/** Some backends send '' for a missing identifier. */
export const optionalIdentifier = v.optional(v.fallback(v.nullable(identifier), null));

/** A list without the items that do not match. */
export const itemsOf = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.array(v.fallback(item, undefined as never)),
    v.transform((items: v.InferOutput<TItem>[]): v.InferOutput<TItem>[] =>
      items.filter((one) => one !== undefined),
    ),
  );
