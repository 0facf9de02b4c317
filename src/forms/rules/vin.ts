import { formErrors } from '../../content/formErrors';
import { normalizeVin } from '../../lib/vin/normalizeVin';
import type { Rule } from './rule';

/** A VIN must be there; what is wrong in it is shown by the check itself. */
export const vinRule: Rule = (text) => (normalizeVin(text) === '' ? formErrors.vin : undefined);
