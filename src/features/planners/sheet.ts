import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { worksheet } from '../../content/tools/planners';
import { RATE_DECIMALS } from '../../lib/vehicle/landedCost';
import type { CostLine, LandedCost } from '../../lib/vehicle/landedCost';
import { formatMinor, parseDecimal } from '../../lib/text/money';
import type { TypedNumber } from '../../lib/text/money';
import { defineStored } from '../../storage/defineStored';
import { FieldText } from './fields';

/** Where the exchange rate stands among the lines. */
export const RATE = 'rate';

/** What was typed, by the id of the line; the exchange rate under {@link RATE}. */
export type Sheet = Readonly<Record<string, string>>;

const fieldNames = [...worksheet.flatMap(({ lines }) => lines.map(({ id }) => id)), RATE];

export const storedSheet = defineStored<Sheet>({
  key: storageKeys.landedCost,
  schema: v.object(Object.fromEntries(fieldNames.map((name) => [name, FieldText]))),
  fallback: {},
});

const MINOR_DECIMALS = 2;

const complaints: Readonly<Partial<Record<TypedNumber['status'], string>>> = {
  'not-a-number': 'Write a number, like 1,250 or 1250.50.',
  negative: 'Write it without a minus sign.',
  'too-many-decimals': 'That has too many decimals.',
  'too-large': 'That is more than this sheet can add up.',
};

/** What is wrong with an amount as typed, in words; undefined when nothing is. */
export const amountError = (text: string) => complaints[parseDecimal(text, MINOR_DECIMALS).status];

/** What is wrong with an exchange rate as typed. */
export function rateError(text: string): string | undefined {
  const typed = parseDecimal(text, RATE_DECIMALS);
  if (typed.status === 'ok' && typed.units === 0) return 'A rate of zero converts nothing.';
  return complaints[typed.status];
}

/** The rate in the units of `landedCost`; undefined while there is none. */
export function readRate(text: string): number | undefined {
  const typed = parseDecimal(text, RATE_DECIMALS);
  return typed.status === 'ok' ? typed.units : undefined;
}

/** The lines that hold an amount; empty and mistyped ones are left out. */
export function costLines(sheet: Sheet): CostLine[] {
  return worksheet.flatMap(({ payee, currency, lines }) =>
    lines.flatMap(({ id }) => {
      const typed = parseDecimal(sheet[id] ?? '', MINOR_DECIMALS);
      return typed.status === 'ok' ? [{ payee, amount: { currency, minor: typed.units } }] : [];
    }),
  );
}

/** The sheet as plain text, for a message. */
export function sheetAsText(sheet: Sheet, { typed, total }: LandedCost): string {
  const groups = worksheet.flatMap(({ name, currency, lines }) => [
    `${name} (${currency})`,
    ...lines.filter(({ id }) => sheet[id]?.trim()).map(({ id, label }) => `- ${label}: ${sheet[id] ?? ''}`),
  ]);
  const sum = total
    ? `Altogether: USD ${formatMinor(total.USD)} = NGN ${formatMinor(total.NGN)}, at ${sheet[RATE] ?? ''} naira for one dollar`
    : `Altogether: USD ${formatMinor(typed.USD)} and NGN ${formatMinor(typed.NGN)}`;
  return ['Landed cost, own figures', ...groups, sum].join('\n');
}
