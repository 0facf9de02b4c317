import { api } from './api';
import { operations } from './operations';
import type { QuoteRequest, QuoteStatusQuery } from './requestSchemas';
import { QuoteReceiptSchema, QuoteStatusSchema } from './schemas';

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation({
      query: (body: QuoteRequest) => ({ ...operations.requestQuote, body }),
      responseSchema: QuoteReceiptSchema,
    }),
    getQuoteStatus: build.query({
      query: (query: QuoteStatusQuery) => ({ ...operations.getQuoteStatus, query }),
      responseSchema: QuoteStatusSchema,
    }),
  }),
});

export const { requestQuote, getQuoteStatus } = quoteApi.endpoints;
export const { useGetQuoteStatusQuery } = quoteApi;

/** One name for the whole site: whoever comes back to the page asks for it. */
const SENDING = 'quote-request';

/** Sends a request. Nothing of it stays in the store. */
export const sendQuote = (body: QuoteRequest) =>
  requestQuote.initiate(body, { track: false, fixedCacheKey: SENDING });

/** The request that is on its way, wherever it was sent from; undefined when none is. */
export const quoteUnderWay = () => quoteApi.util.getRunningMutationThunk('requestQuote', SENDING);
