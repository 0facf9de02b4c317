import * as v from 'valibot';
import { QuoteRequestSchema, QuoteStatusQuerySchema } from '../../src/api/requestSchemas';
import type { Handlers } from '../call';
import { notFound } from '../drf/errors';
import { check, readBody } from '../drf/readBody';
import { quoteStatus } from '../quotes/quoteStatus';
import type { World } from '../world';

/** Who is signed in may leave the e-mail address out. */
const StatusQuerySchema = v.partial(QuoteStatusQuerySchema, ['email']);

const receipt = (reference: string, status: number) =>
  Response.json(
    { reference, message: 'We have your request. Keep the reference to follow it.', success: true },
    { status },
  );

/** Quote requests and where they stand. */
export function quoteEndpoints({ quotes, clock }: World): Handlers<'requestQuote' | 'getQuoteStatus'> {
  return {
    async requestQuote({ request, user }) {
      const body = await readBody(request, QuoteRequestSchema);
      const before = quotes.sentBefore(body.client_request_id);
      if (before !== undefined) return receipt(before, 200);
      return receipt(quotes.add(body, user?.id ?? null), 201);
    },

    getQuoteStatus({ url, user }) {
      const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value.trim() !== ''));
      const { reference, email } = check(StatusQuerySchema, query);
      const quote = quotes.find(reference);
      const isOwner = user !== null && quote?.user_id === user.id;
      // One answer for both, so that nobody learns which references there are.
      if (!quote || !(isOwner || quote.email === email?.trim().toLowerCase()))
        throw notFound('No quote with this reference and e-mail address was found.');
      return Response.json(quoteStatus(quote, clock.now()));
    },
  };
}
