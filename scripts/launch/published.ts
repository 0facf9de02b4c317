import { facts } from '../../src/content/facts';
import type { Fact } from '../../src/content/rateTypes';
import { rates } from '../../src/content/rates';
import type { RuleRate } from '../../src/content/rateTypes';
import { daysBetween } from '../../src/lib/time/calendarDate';
import type { CalendarDate } from '../../src/lib/time/calendarDate';
import type { Finding } from './settingChecks';

/** A figure or sentence may be wrong by now if it was last checked longer ago than this. */
const MAX_AGE_DAYS = 180;

type Rates = Readonly<Record<string, RuleRate>>;
type Facts = Readonly<Record<string, Fact>>;

/** Published figures that the company has yet to confirm. */
export const ratesToConfirm = (published: Rates = rates) =>
  Object.entries(published)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { text, confidence, publisher, document, since, checked }]) => ({
      where: `src/content/rates/ ${name}`,
      what: `${text} (${confidence}: ${publisher}, ${document}; since ${since}, checked ${checked})`,
    }));

/** Reported and unsure sentences that the company has yet to confirm. */
export const factsToConfirm = (published: Facts = facts) =>
  Object.entries(published)
    .filter(([, { confidence, confirmed }]) => confidence !== 'sure' && !confirmed)
    .map(([name, { text, confidence, source, checked }]) => ({
      where: `src/content/facts.ts ${name}`,
      what: `${text} (${confidence}: ${source}; checked ${checked})`,
    }));

/** Figures and sentences last checked more than {@link MAX_AGE_DAYS} days before today. */
export const outdated = (
  today: CalendarDate,
  published: { readonly rates: Rates; readonly facts: Facts } = { rates, facts },
): readonly Finding[] =>
  [
    ...Object.entries(published.rates).map(([name, { checked }]) => ({ name: `rates/ ${name}`, checked })),
    ...Object.entries(published.facts).map(([name, { checked }]) => ({ name: `facts.ts ${name}`, checked })),
  ]
    .filter(({ checked }) => daysBetween(checked, today) > MAX_AGE_DAYS)
    .map(({ name, checked }) => ({ where: `src/content/${name}`, value: `last checked ${checked}` }));
