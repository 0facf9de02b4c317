import { formErrors } from '../../../content/formErrors';
import type { StepErrors } from '../model/checkStep';

/** Error for an incomplete or impossible date, whose input value is empty. */
export const invalidDate = (control: unknown): StepErrors =>
  control instanceof HTMLInputElement && control.validity.badInput ? { ready_on: formErrors.date } : {};
