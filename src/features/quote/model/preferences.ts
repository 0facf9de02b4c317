import { quoteErrors as words } from '../../../content/quote/quoteErrors';
import { preferenceWords } from '../../../content/quote/quoteReceipt';
import type { Rule } from '../../../forms/rules/rule';
import { groupDigits } from '../../../lib/text/format';
import { isInNaira, parseDecimal } from '../../../lib/text/money';
import type { VehicleDraft } from './draft';

type ErrorText = string | undefined;

/** Parses whole dollars or miles; undefined for anything else or empty text. */
function parseWhole(text: string): number | undefined {
  const typed = parseDecimal(text.trim().replace(/(?:\$|usd|mi|miles)\.?$/i, ''), 0);
  return typed.status === 'ok' ? typed.units : undefined;
}

const numberError = (text: string, message: string): ErrorText =>
  text.trim() !== '' && parseWhole(text) === undefined ? message : undefined;

const budgetError = (text: string): ErrorText =>
  isInNaira(text) ? words.sumInNaira : numberError(text, words.sum);

/** Whether a range's ends are in the wrong order. */
const isReversed = (from: number | undefined, to: number | undefined): boolean =>
  from !== undefined && to !== undefined && to < from;

/** Errors in the preferences by field, in page order. */
export function preferenceErrors(vehicle: VehicleDraft, checkYear: Rule): readonly [string, ErrorText][] {
  const years = [parseWhole(vehicle.year_from), parseWhole(vehicle.year_to)] as const;
  const budget = [parseWhole(vehicle.budget_min), parseWhole(vehicle.budget_max)] as const;
  return [
    ['year_from', checkYear(vehicle.year_from)],
    ['year_to', checkYear(vehicle.year_to) ?? (isReversed(...years) ? words.years : undefined)],
    ['mileage', numberError(vehicle.mileage, words.mileage)],
    ['budget_min', budgetError(vehicle.budget_min)],
    ['budget_max', budgetError(vehicle.budget_max) ?? (isReversed(...budget) ? words.budget : undefined)],
  ];
}

/** The model year if the range allows only one, else ''. */
export const singleYear = ({ year_from: from, year_to: to }: VehicleDraft): string =>
  from.trim() === to.trim() ? from.trim() : '';

const formatted = (text: string): string => {
  const number = parseWhole(text);
  return number === undefined ? text.trim() : groupDigits(String(number));
};

/** Such as 'budget up to $12,500' or 'years 2014–2018'; '' if neither end is given. */
function rangeText(
  [from, to]: readonly [string, string],
  texts: (typeof preferenceWords)['years' | 'budget'],
): string {
  if (from && to) return from === to ? texts.exactly(from) : texts.between(from, to);
  if (from) return texts.from(from);
  return to && texts.upTo(to);
}

/** The preferences as texts, for the review, the messages and the request's notes. */
export const preferenceTexts = (vehicle: VehicleDraft): readonly string[] =>
  [
    rangeText([vehicle.year_from.trim(), vehicle.year_to.trim()], preferenceWords.years),
    vehicle.mileage.trim() && preferenceWords.mileage(formatted(vehicle.mileage)),
    vehicle.title && preferenceWords.title[vehicle.title],
    rangeText([formatted(vehicle.budget_min), formatted(vehicle.budget_max)], preferenceWords.budget),
  ].filter((part) => part !== '');
