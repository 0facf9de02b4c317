import { api } from './api';
import { operations } from './operations';
import type { QuoteRequest, QuoteStatusQuery } from './schemas/quoteRequest';
import { QuoteReceiptSchema, QuoteStatusSchema } from './schemas/quote';

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
