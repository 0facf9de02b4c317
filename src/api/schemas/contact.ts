import * as v from 'valibot';
import { optionalFlag, optionalText } from './fields';

/** Of `sendContactMessage`: 204 has no body at all. */
export const ContactReceiptSchema = v.nullable(
  v.looseObject({ success: optionalFlag, message: optionalText }),
);
