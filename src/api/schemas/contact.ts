import * as v from 'valibot';
import { emailAddress, optionalFlag, optionalText, requiredText } from './fields';

export const ContactMessageSchema = v.object({
  name: requiredText,
  email: emailAddress,
  phone: v.optional(v.string()),
  subject: requiredText,
  message: requiredText,
  consent: v.literal(true),
});

/** Response of `sendContactMessage`; `null` for a 204. */
export const ContactReceiptSchema = v.nullable(
  v.looseObject({ success: optionalFlag, message: optionalText }),
);

export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;
