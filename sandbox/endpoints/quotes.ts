import * as v from 'valibot';
import { QuoteRequestSchema, QuoteStatusQuerySchema } from '../../src/api/schemas/quoteRequest';
import type { Handlers } from '../call';
import { notFound } from '../drf/errors';
import { readBody, validate } from '../drf/readBody';
import { quoteStatus } from '../quotes/quoteStatus';
import type { World } from '../world';

/** Signed-in users may omit the e-mail address. */
const StatusQuerySchema = v.partial(QuoteStatusQuerySchema, ['email']);

const receipt = (reference: string, status: number) =>
  Response.json(
    { reference, message: 'We have your request. Use the reference to track it.', success: true },
    { status },
  );

/** Quote requests and their status. */
export function quoteEndpoints({ quotes, clock }: World): Handlers<'requestQuote' | 'getQuoteStatus'> {
  return {
    async requestQuote({ request, user }) {
      const body = await readBody(request, QuoteRequestSchema);
      const existing = quotes.referenceOf(body.client_request_id);
      if (existing !== undefined) return receipt(existing, 200);
      return receipt(quotes.add(body, user?.id ?? null), 201);
    },

    getQuoteStatus({ url, user }) {
      const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value.trim() !== ''));
      const { reference, email } = validate(StatusQuerySchema, query);
      const quote = quotes.find(reference);
      const isOwner = user !== null && quote?.user_id === user.id;
      // The same response for both cases, so that it doesn't reveal which references exist.
      if (!quote || !(isOwner || quote.email === email?.trim().toLowerCase()))
        throw notFound('No quote with this reference and e-mail address was found.');
      return Response.json(quoteStatus(quote, clock.now()));
    },
  };
}
