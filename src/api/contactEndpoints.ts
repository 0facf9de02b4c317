import { api } from './api';
import { operations } from './operations';
import type { ContactMessage } from './schemas/contact';
import { ContactReceiptSchema } from './schemas/contact';
import { NoListSchema } from './schemas/fields';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation({
      query: (body: ContactMessage) => ({ ...operations.sendContactMessage, body }),
      rawResponseSchema: NoListSchema,
      responseSchema: ContactReceiptSchema,
    }),
  }),
});

export const { sendContactMessage } = contactApi.endpoints;
