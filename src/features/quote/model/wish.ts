import { quoteErrors as words } from '../../../content/quote/quoteErrors';
import { wishWords } from '../../../content/quote/quoteSummary';
import { yearRule } from '../../../forms/rules/dates';
import { groupDigits } from '../../../lib/text/groupDigits';
import { parseDecimal } from '../../../lib/text/money';
import type { VehicleDraft } from './draft';

type Fault = string | undefined;

/** Whole dollars or miles; undefined for anything else, and when nothing was typed. */
function whole(text: string): number | undefined {
  const typed = parseDecimal(text.replace(/\s*(?:\$|usd|mi|miles)\.?\s*$/i, ''), 0);
  return typed.status === 'ok' ? typed.units : undefined;
}

const unread = (text: string, sentence: string): Fault =>
  text.trim() !== '' && whole(text) === undefined ? sentence : undefined;

/** Whether both ends were given, the wrong way round. */
const isCrossed = (from: number | undefined, to: number | undefined): boolean =>
  from !== undefined && to !== undefined && to < from;

/** What is wrong with a wish, by field, in the order of the page. */
export function wishFaults(wish: VehicleDraft, oldestYear: number, latestYear: number): [string, Fault][] {
  const checkYear = yearRule(oldestYear, latestYear, words.year(latestYear));
  const years = [whole(wish.year_from), whole(wish.year_to)] as const;
  const budget = [whole(wish.budget_min), whole(wish.budget_max)] as const;
  return [
    ['year_from', checkYear(wish.year_from)],
    ['year_to', checkYear(wish.year_to) ?? (isCrossed(...years) ? words.years : undefined)],
    ['mileage', unread(wish.mileage, words.mileage)],
    ['budget_min', unread(wish.budget_min, words.sum)],
    ['budget_max', unread(wish.budget_max, words.sum) ?? (isCrossed(...budget) ? words.budget : undefined)],
  ];
}

/** The one model year of a wish, where it leaves no other. */
export const wishYear = ({ year_from: from, year_to: to }: VehicleDraft): string =>
  from.trim() === to.trim() ? from.trim() : '';

const written = (text: string): string => {
  const number = whole(text);
  return number === undefined ? text.trim() : groupDigits(String(number));
};

/** 'budget up to $12,500', 'years 2014–2018', as far as they were given. */
function span([from, to]: readonly [string, string], says: (typeof wishWords)['years' | 'budget']): string {
  if (from && to) return from === to ? says.exactly(from) : says.between(from, to);
  if (from) return says.from(from);
  return to && says.upTo(to);
}

/** What is wished of a car besides its kind: for the review, the messages and the notes of the request. */
export const wishParts = (wish: VehicleDraft): readonly string[] =>
  [
    span([wish.year_from.trim(), wish.year_to.trim()], wishWords.years),
    wish.mileage.trim() && wishWords.mileage(written(wish.mileage)),
    wish.title && wishWords.title[wish.title],
    span([written(wish.budget_min), written(wish.budget_max)], wishWords.budget),
  ].filter((part) => part !== '');
