import * as v from 'valibot';
import { storageKeys } from '../../../../config/storageKeys';
import { noticeFields } from '../../../../content/tools/assessment';
import { chargeIds, valueIds } from '../../../../lib/price/assessment/notice';
import type { AssessmentNotice } from '../../../../lib/price/assessment/notice';
import { defineInputs, shortText } from '../../../../device/lists';
import { TEXT_MAX } from '../../model/inputs';
import { parseEngine, parseExchange, parseMoney } from '../../model/parseInputs';

export const amountIds = [...valueIds, ...chargeIds, 'total', 'receipt'] as const;
export type AmountId = (typeof amountIds)[number];

const text = shortText(TEXT_MAX);

export const storedNotice = defineInputs(storageKeys.assessment, {
  vin: text,
  hsCode: text,
  condition: v.fallback(v.picklist(['used', 'new']), 'used'),
  isElectric: v.fallback(v.boolean(), false),
  engine: text,
  /** Whether the value and the charges are in naira or in dollars. `mixed`: the value in dollars, the charges in naira. */
  currency: v.fallback(v.picklist(['naira', 'mixed', 'dollars']), 'naira'),
  /** Naira per dollar, needed only for `mixed`. */
  rate: text,
  amounts: v.fallback(v.record(v.picklist(amountIds), text), {}),
});

export type NoticeInputs = typeof storedNotice.fallback;

export const isEmptyNotice = ({ vin, hsCode, engine, rate, amounts }: NoticeInputs): boolean =>
  [vin, hsCode, engine, rate, ...Object.values(amounts)].every((typed) => typed.trim() === '');

/** Currency signs of the value and of the charges. */
export function signsOf({ currency }: Pick<NoticeInputs, 'currency'>) {
  return {
    value: currency === 'naira' ? '₦' : '$',
    charges: currency === 'dollars' ? '$' : '₦',
  } as const;
}

/** The digits of the HS code, or an error message for anything else. */
export function parseHsCode(typed: string): { readonly value?: string; readonly error?: string } {
  const code = typed.replace(/[\s.-]/g, '');
  if (code === '') return {};
  return /^\d{1,12}$/.test(code) ? { value: code } : { error: noticeFields.hsCodeError };
}

/** Amounts that no notice has as zero. */
const ABOVE_ZERO: ReadonlySet<AmountId> = new Set(['fob', 'cif', 'total', 'receipt']);

/** An amount in kobo or cents. */
export const parseAmount = (id: AmountId, typed = '') => parseMoney(typed, ABOVE_ZERO.has(id) ? 1 : 0);

/** What the visitor typed, as a notice. Fields with errors are missing, and so are zeros while there's nothing else. */
export function readNotice(inputs: NoticeInputs): AssessmentNotice {
  const amounts: Partial<Record<AmountId, number>> = {};
  for (const id of amountIds) {
    const { value } = parseAmount(id, inputs.amounts[id]);
    if (value !== undefined) amounts[id] = value;
  }
  const isBlank = Object.values(amounts).every((amount) => amount === 0);
  const { total, receipt, fob, freight, insurance, cif, ...charges } = isBlank ? {} : amounts;
  const value = { fob, freight, insurance, cif };
  return {
    hsCode: parseHsCode(inputs.hsCode).value,
    isUsed: inputs.condition === 'used',
    isElectric: inputs.isElectric,
    engineCc: inputs.isElectric ? undefined : parseEngine(inputs.engine).value,
    value,
    conversion: inputs.currency === 'mixed' ? { rate: parseExchange(inputs.rate).value } : undefined,
    ...{ charges, total, receipt },
  };
}
