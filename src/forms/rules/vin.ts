import { formErrors } from '../../content/formErrors';
import { normalizeVin } from '../../lib/vin/vin';
import type { Rule } from './rule';

/** Rule for a required VIN. The VIN check itself reports anything else. */
export const vinRule: Rule = (text) => (normalizeVin(text) === '' ? formErrors.vin : undefined);
