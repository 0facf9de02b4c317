import { object, safeParse, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { savedDraftSchema } from '../../src/drafts/createDraft';
import { QuoteDraftSchema } from '../../src/features/quote/model/draft';
import { ReceiptSchema } from '../../src/features/quote/model/quoteDraft';
import { ContactValuesSchema, emptyMessage } from '../../src/features/contact/contactValues';
import { completeDraft } from './quoteDraft';

const REQUEST_ID = '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b11';

const reader = (values: GenericSchema, receipt: GenericSchema) => (saved: unknown) => {
  const result = safeParse(savedDraftSchema(values, receipt), saved);
  return result.success ? result.output : undefined;
};

/** The stored contact draft: its name, its reader and a valid example. */
export const savedMessage = [
  'contact draft',
  reader(ContactValuesSchema, object({ email: string() })),
  {
    requestId: REQUEST_ID,
    values: { ...emptyMessage, name: 'Ada', message: 'Hi' },
    status: {
      kind: 'refused',
      error: { kind: 'validation', status: 400, fields: { email: ['No.'] }, summary: ['No.'] },
      fields: { email: 'No.' },
      summary: ['No.'],
    },
  },
] as const;

/** The stored quote draft, with a sent one as its example. */
export const savedRequest = [
  'quote draft',
  reader(QuoteDraftSchema, ReceiptSchema),
  {
    requestId: REQUEST_ID,
    values: completeDraft,
    status: { kind: 'sent', receipt: { reference: 'HAL-1', preferred: 'email' } },
  },
] as const;
