import type { GenericSchema } from 'valibot';
import { api } from './api';
import { operations } from './operations';
import { withoutFutureReports } from './futureReports';
import type { QuoteRequest, QuoteStatusQuery } from './schemas/quoteRequest';
import { QuoteReceiptSchema, QuoteStatusSchema } from './schemas/quote';
import type { QuoteStatus } from './schemas/quote';

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestQuote: build.mutation({
      query: (body: QuoteRequest) => ({ ...operations.requestQuote, body }),
      responseSchema: QuoteReceiptSchema,
    }),
    getQuoteStatus: build.query({
      query: (query: QuoteStatusQuery) => ({ ...operations.getQuoteStatus, query }),
      // RTK Query takes the schema's input type for the answer's, which is its output type.
      rawResponseSchema: QuoteStatusSchema as GenericSchema<QuoteStatus>,
      transformResponse: (found: QuoteStatus) => withoutFutureReports(found, Date.now()),
    }),
  }),
});

export const { requestQuote, getQuoteStatus } = quoteApi.endpoints;
