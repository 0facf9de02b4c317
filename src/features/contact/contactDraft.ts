import * as v from 'valibot';
import { operations } from '../../api/operations';
import { sendContactMessage } from '../../api/contactEndpoints';
import type { ContactMessage } from '../../api/schemas/contact';
import { storageKeys } from '../../config/storageKeys';
import { createDraft } from '../../drafts/createDraft';
import type { FieldTexts } from '../../drafts/draftState';
import { firstNonEmpty } from '../../lib/text/text';
import { userField } from '../../session/authSlice';
import type { SessionUser } from '../../session/authSlice';
import { placeFieldErrors, sameName } from '../../forms/placeFieldErrors';
import type { ApiError } from '../../lib/apiError';
import { contactFields, ContactValuesSchema, emptyMessage } from './contactValues';

/** Form defaults from the signed-in user. The user object's shape isn't guaranteed, so empty or missing fields are skipped. */
function accountDefaults(user: SessionUser | null): FieldTexts {
  const text = (key: string) => firstNonEmpty(userField(user, key)) ?? '';
  const values = {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Maps server errors to form fields; errors that match none go to the summary. */
export const placeServerErrors = (error: ApiError) => placeFieldErrors(error, sameName(contactFields));

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
