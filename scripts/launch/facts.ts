import { facts } from '../../src/content/facts';
import type { Fact } from '../../src/content/facts';
import { daysBetween } from '../../src/lib/time/calendarDate';
import type { CalendarDate } from '../../src/lib/time/calendarDate';
import { MAX_AGE_DAYS } from './rates';

type Facts = Readonly<Record<string, Fact>>;

/** Reported and unsure sentences that the company has yet to confirm. */
export const factsToConfirm = (published: Facts = facts) =>
  Object.entries(published)
    .filter(([, { confidence, confirmed }]) => confidence !== 'sure' && !confirmed)
    .map(([name, { text, confidence, source, checked }]) => ({
      where: `src/content/facts.ts ${name}`,
      what: `${text} (${confidence}: ${source}; checked ${checked})`,
    }));

/** Sentences last checked more than {@link MAX_AGE_DAYS} days before today. */
export const outdatedFacts = (today: CalendarDate, published: Facts = facts) =>
  Object.entries(published)
    .filter(([, { checked }]) => daysBetween(checked, today) > MAX_AGE_DAYS)
    .map(([name, { checked }]) => ({
      where: `src/content/facts.ts ${name}`,
      value: `last checked ${checked}`,
    }));
