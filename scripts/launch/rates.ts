import { rates } from '../../src/content/rates';
import type { RuleRate } from '../../src/content/rateTypes';
import { daysBetween } from '../../src/lib/time/calendarDate';
import type { CalendarDate } from '../../src/lib/time/calendarDate';

/** A figure or sentence may be wrong by now if it was last checked longer ago than this. */
export const MAX_AGE_DAYS = 180;

type Published = Readonly<Record<string, RuleRate>>;

/** Published figures that the company has yet to confirm. */
export const ratesToConfirm = (published: Published = rates) =>
  Object.entries(published)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { text, confidence, publisher, document, since, checked }]) => ({
      where: `src/content/rates/ ${name}`,
      what: `${text} (${confidence}: ${publisher}, ${document}; since ${since}, checked ${checked})`,
    }));

/** Published figures last checked more than {@link MAX_AGE_DAYS} days before today. */
export const outdatedRates = (today: CalendarDate, published: Published = rates) =>
  Object.entries(published)
    .filter(([, { checked }]) => daysBetween(checked, today) > MAX_AGE_DAYS)
    .map(([name, { checked }]) => ({
      where: `src/content/rates/ ${name}`,
      value: `last checked ${checked}`,
    }));
