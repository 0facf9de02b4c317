import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';
import { QuoteRequestSchema } from '../../src/api/schemas/quoteRequest';
import { DAY_MS } from '../../src/lib/time/timeUnits';
import type { Clock } from '../clock';
import type { Store } from '../database';
import { PinSchema } from './pin';
import type { Pin } from './pin';
import type { QuoteRow } from './quoteStatus';

/** Capital letters and digits, without those that look alike (0 O, 1 I L, 5 S, 8 B). */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXYZ';

const fourCharacters = () =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** A reference that is easy to read out over the phone, such as `HAL-7K3M-92QX`. */
const newReference = () => `HAL-${fourCharacters()}-${fourCharacters()}`;

const fromJson = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(
    v.string(),
    v.transform((text): unknown => JSON.parse(text)),
    schema,
  );

const RowSchema = v.object({
  reference: v.string(),
  client_request_id: v.string(),
  user_id: v.nullable(v.number()),
  email: v.string(),
  submitted_at: v.number(),
  step_ms: v.number(),
  pin: v.nullable(fromJson(PinSchema)),
  request: fromJson(QuoteRequestSchema),
});

export interface QuoteBook {
  find(reference: string): QuoteRow | undefined;
  /** The reference of a request that was sent before with this ID. */
  referenceOf(clientRequestId: string): string | undefined;
  /** @returns the new reference */
  add(request: QuoteRequest, userId: number | null): string;
  addDemo(reference: string, request: QuoteRequest, userId: number, pin: Pin): void;
}

/**
 * The quotes table.
 * @param stepMs the length of a step of the schedule, in milliseconds
 */
export function createQuoteBook(store: Store, clock: Clock, stepMs: number): QuoteBook {
  const insert = (
    reference: string,
    request: QuoteRequest,
    userId: number | null,
    step: number,
    pin: Pin | null,
  ) => {
    store.run('INSERT INTO quotes VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
      reference,
      request.client_request_id,
      userId,
      request.contact.email.trim().toLowerCase(),
      clock.now(),
      step,
      pin && JSON.stringify(pin),
      JSON.stringify(request),
    ]);
  };
  const find: QuoteBook['find'] = (reference) =>
    store.one(RowSchema, 'SELECT * FROM quotes WHERE reference = ?', [reference.trim().toUpperCase()]);

  return {
    find,
    referenceOf: (id) =>
      store.one(
        v.object({ reference: v.string() }),
        'SELECT reference FROM quotes WHERE client_request_id = ?',
        [id],
      )?.reference,
    add(request, userId) {
      let reference = newReference();
      while (find(reference)) reference = newReference();
      insert(reference, request, userId, stepMs, null);
      return reference;
    },
    addDemo: (reference, request, userId, pin) => {
      if (!find(reference)) insert(reference, request, userId, DAY_MS, pin);
    },
  };
}
