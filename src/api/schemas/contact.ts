import * as v from 'valibot';
import { optionalFlag, optionalText } from './fields';

/** Response of `sendContactMessage`; `null` for a 204. */
export const ContactReceiptSchema = v.nullable(
  v.looseObject({ success: optionalFlag, message: optionalText }),
);
