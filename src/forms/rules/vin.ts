import { formErrors } from '../../content/formErrors';
import { normaliseVin } from '../../lib/vin/normaliseVin';
import type { Rule } from './rule';

/** A VIN must be there; what is wrong in it is shown by the check itself. */
export const vinRule: Rule = (text) => (normaliseVin(text) === '' ? formErrors.vin : undefined);
