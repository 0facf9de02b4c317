import { placeOf } from '../../../content/ports/places';
import { rates, withCaution } from '../../../content/rates';
import { methodChoices } from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import { priceGroups, priceLabels, priceMarks, priceWarnings } from '../../../content/tools/price';
import { priceSheetWords } from '../../../content/tools/priceTool';
import { exactly } from '../../../lib/price/amountRange';
import { formatList } from '../../../lib/text/format';
import type { PriceBreakdown, PriceLine } from './priceBreakdown';
import type { PriceInputs } from './inputs';
import { fourDigits, parseEngine } from './parseInputs';
import { datesOf, dollars, percents } from './priceFormat';
import { ageWarning, examplesText, nairaTexts, nameInSentence } from './resultText';

/** A line of the sheet. Texts are '' where there is nothing to say. */
interface SheetRow {
  readonly label: string;
  readonly amount: string;
  /** Whose figure it is, and how firm. */
  readonly mark: string;
  readonly source: string;
}

/** A tool's result as text, for messages and print. */
export interface Sheet {
  readonly title: string;
  readonly result: string;
  /** Below the result; '' if there is none. */
  readonly detail: string;
  readonly groups: readonly { readonly name: string; readonly rows: readonly SheetRow[] }[];
  readonly notes: readonly string[];
}

function carText({ body, year, engine, isElectric, from, to, method }: PriceInputs): string {
  const label = bodyTypeChoices.find(({ value }) => value === body)?.label;
  const way = methodChoices.find(({ value }) => value === method)?.label;
  const cc = parseEngine(engine).value;
  const route = [placeOf(from)?.name, placeOf(to)?.name].filter(Boolean).join(` ${priceSheetWords.to} `);
  const power = isElectric
    ? priceSheetWords.electric
    : cc !== undefined && priceSheetWords.engine(cc.toLocaleString('en-US'));
  return [label, fourDigits(year), power, route, method !== 'unsure' && way].filter(Boolean).join(', ');
}

const ownMark = (isGiven: boolean) => (isGiven ? priceMarks.yours : priceSheetWords.notGiven);

function toRow({ label, mark, amount, unit, published }: PriceLine): SheetRow {
  const isPublished = mark !== 'yours' && published !== undefined;
  const share = isPublished && published.value && unit === 'percent' ? ` ${percents(published.value)}` : '';
  const sources = isPublished ? published.sources : [];
  return {
    label,
    amount: amount ? dollars(amount) : priceSheetWords.notYet,
    mark: mark === 'yours' ? ownMark(amount !== undefined) : priceMarks[mark] + share,
    source: [...new Set(sources.map((name) => `${rates[name].publisher}, ${datesOf(rates[name])}`))].join(
      '; ',
    ),
  };
}

export function priceSheet(inputs: PriceInputs, breakdown: PriceBreakdown, thisYear: number): Sheet {
  const { lines, open, missingForCif, price, total } = breakdown;
  const priceRow = {
    label: priceLabels[inputs.kind],
    amount: price === undefined ? priceSheetWords.notYet : dollars(exactly(price)),
    mark: ownMark(price !== undefined),
    source: '',
  };
  const examples = examplesText(breakdown);
  const age = ageWarning(inputs, thisYear);
  return {
    title: carText(inputs),
    result: `${open.length ? priceSheetWords.totalSoFar : priceSheetWords.altogether}: ${total ? dollars(total) : priceSheetWords.nothing}`,
    detail: nairaTexts(inputs, breakdown).join('; '),
    groups: priceGroups.map(({ id, name }) => ({
      name: id === 'auction' && inputs.kind === 'owned' ? priceSheetWords.car : name,
      rows: [
        ...(id === 'auction' ? [priceRow] : []),
        ...lines.filter(({ group }) => group === id).map(toRow),
      ],
    })),
    notes: [
      ...(examples ? [examples] : []),
      ...(total && open.length ? [priceSheetWords.notIncluded(formatList(open.map(nameInSentence)))] : []),
      ...(missingForCif.length ? [priceSheetWords.willGoUp] : []),
      priceWarnings.customsValue,
      age ?? priceSheetWords.ageLimit(withCaution(rates.ageLimit)),
      priceWarnings.notIncluded,
    ],
  };
}

const rowText = ({ label, amount, mark }: SheetRow) =>
  amount === priceSheetWords.notYet ? `• ${label}: ${mark}` : `• ${label}: ${amount} (${mark})`;

/** The sheet as a WhatsApp message. */
export const sheetText = ({ title, result, detail, groups, notes }: Sheet, link: string): string =>
  [
    priceSheetWords.whatItCosts(title),
    detail ? `*${result}* (${detail})` : `*${result}*`,
    ...groups.map(({ name, rows }) => [`*${name}*`, ...rows.map(rowText)].join('\n')),
    notes.join('\n'),
    link,
  ].join('\n\n');
