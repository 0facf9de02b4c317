import * as v from 'valibot';
import { operations } from '../../api/operations';
import { sendContactMessage } from '../../api/contactEndpoints';
import type { ContactMessage } from '../../api/requestSchemas';
import { storageKeys } from '../../config/storageKeys';
import { createDraft } from '../../drafts/createDraft';
import { accountDefaults } from './accountDefaults';
import { contactFields, ContactValuesSchema, emptyMessage } from './contactValues';
import { placeServerErrors } from './serverErrors';

/** The contact message draft. Its receipt is the address the reply goes to. */
export const contactDraft = createDraft({
  name: 'contact',
  key: storageKeys.contactDraft,
  path: operations.sendContactMessage.path,
  schema: ContactValuesSchema,
  receiptSchema: v.object({ email: v.string() }),
  empty: emptyMessage,
  isUntouched: (values) => contactFields.every((field) => !values[field]),
  // Consent must be given again for each message.
  toSaved: (values) => ({ ...values, consent: false }),
  toNext: ({ name, email, phone }) => ({ ...emptyMessage, name, email, phone }),
  accountDefaults,
  placeErrors: placeServerErrors,
  send: (message: ContactMessage) => sendContactMessage.initiate(message, { track: false }),
  toReceipt: (_answer, { email }) => ({ email }),
});
