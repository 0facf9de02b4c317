import { formErrors } from '../../../content/formErrors';
import type { Faults } from '../model/checkStep';

/** Whether a date's control holds something that is no day, half of one or 30 February: to a script it is empty. */
export const unreadDate = (control: unknown): Faults =>
  control instanceof HTMLInputElement && control.validity.badInput ? { ready_on: formErrors.date } : {};
