import './frozenRates';
import { rates } from '../../src/content/rates';
import type { RateName } from '../../src/content/rates';
import type { Confidence, RuleRate } from '../../src/content/rateTypes';

/** Typed without the real values, which the company may change. */
const published: Record<RateName, RuleRate> = rates;

/** What {@link setConfidence} has visitors do about a figure. */
export const CAUTION = 'Ask your agent about it';

/** Sets how firm published figures are until the end of the test, whatever the company has confirmed. */
export function setConfidence(given: Partial<Record<RateName, Confidence>>): void {
  for (const [name, confidence] of Object.entries(given) as [RateName, Confidence][])
    jest.replaceProperty(published, name, { ...published[name], confidence, caution: CAUTION });
}
