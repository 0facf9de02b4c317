import { facts } from '../facts';
import type { RateName } from '../rates';
import type { Base, ChargeId, Need, NoticeLine, ValueId } from '../../lib/price/assessment/notice';
import { plural, pluralWord } from '../../lib/text/format';

export const assessmentSection = {
  title: 'Check the agent’s assessment',
  intro:
    'Type in what the assessment notice says. The published rates show what fits, what doesn’t and what to ask. Nothing is sent.',
  withoutScripts:
    'The check needs JavaScript. By hand: duty, LEV and ETL are percentages of the CIF value. SUR is 7% of the duty, not of CIF. FCS is suspended, and never charged together with CISS. VAT is on CIF and all other charges.',
  documentsTitle: 'Ask for these documents',
  documents: [
    { term: 'Single Goods Declaration', value: 'With its C-number.' },
    {
      term: 'Assessment notice',
      value: 'VIN, make, year and engine have to match the title and the bill of lading.',
    },
    { term: 'Bank receipt', value: 'It has to match the notice to the kobo.' },
  ],
  payTitle: 'Pay the bank, not a person.',
  pay: 'Pay against the assessment notice. The bank checks it against customs’ electronic one.',
  valued:
    'Customs values the car by its VIN, not your invoice. The dollar rate is the central bank’s for the assessment day.',
  lookup: facts.cvms.text,
} as const;

/** Choices of the currency in which a notice is printed. */
export const currencyChoices = [
  { value: 'naira', label: 'All in naira' },
  { value: 'mixed', label: 'Value in dollars, charges in naira' },
  { value: 'dollars', label: 'All in dollars' },
] as const;

export const conditionChoices = [
  { value: 'used', label: 'Used' },
  { value: 'new', label: 'New' },
] as const;

/** Lines of the notice with the codes printed on it. Names vary by system. */
export const noticeLines: Readonly<Record<NoticeLine | Exclude<ValueId, 'cif'> | 'vin', string>> = {
  vin: 'VIN',
  hsCode: 'HS code',
  fob: 'FOB value',
  freight: 'Freight',
  insurance: 'Insurance',
  cif: 'CIF value',
  duty: 'Import duty',
  nacLevy: 'NAC levy (LEV)',
  surcharge: 'Surcharge (SUR)',
  etls: 'ECOWAS levy (ETL)',
  greenTax: 'Green Tax Surcharge',
  adjustmentTax: 'Import Adjustment Tax',
  fobCharge: 'FOB charge (FCS)',
  ciss: 'Inspection charge (CISS)',
  other: 'Any other charges',
  vat: 'VAT',
  total: 'Total on the notice',
  receipt: 'Bank receipt',
};

/** Inputs of the notice that are not amounts. */
export const noticeFields = {
  car: 'The car',
  vin: 'VIN on the notice',
  hsCode: 'HS code on the notice',
  hsCodeHint: '8 or 10 digits, like 8703.23.20.',
  hsCodeError: 'Enter digits only, like 8703.23.20.',
  condition: 'Condition',
  electric: 'Fully electric car',
  engine: 'Engine on the notice, cc',
  value: 'Customs value',
  valueHint: 'FOB, freight and insurance, or just CIF.',
  currency: 'Amounts on the notice',
  rate: 'Naira per dollar on the notice',
  rateHint: 'With all its decimals.',
  charges: 'Charges',
  chargesHint: 'Type what’s printed, to the kobo. Leave out what isn’t on the notice.',
  totals: 'Total',
} as const;

/** Inputs within “needs …”. */
export const needNames: Readonly<Record<Need, string>> = {
  fob: 'the FOB value',
  freight: 'freight',
  insurance: 'insurance',
  cif: 'the CIF value',
  rate: 'the dollar rate',
  engine: 'the engine size',
  total: 'the total',
  duty: 'import duty',
  nacLevy: 'LEV',
  surcharge: 'SUR',
  etls: 'ETL',
  greenTax: 'the Green Tax Surcharge',
  adjustmentTax: 'the Import Adjustment Tax',
  fobCharge: 'FCS',
  ciss: 'CISS',
  vat: 'VAT',
};

/** Charges within a sentence. */
export const chargeNames: Readonly<Record<ChargeId, string>> = {
  duty: 'the duty',
  nacLevy: 'LEV',
  surcharge: 'SUR',
  etls: 'ETL',
  greenTax: 'the Green Tax',
  adjustmentTax: 'the Import Adjustment Tax',
  fobCharge: 'FCS',
  ciss: 'CISS',
  other: 'the other charges',
  vat: 'VAT',
};

const baseNames: Readonly<Record<Base, string>> = {
  cif: 'the CIF value',
  fob: 'the FOB value',
  duty: 'the duty',
  all: 'the CIF value and all other charges',
};

/** '7% of the duty' */
export const percentOf = (points: number, base: Base) => `${String(points / 100)}% of ${baseNames[base]}`;

export const assessmentResult = {
  label: 'What fits, and what to ask',
  so: 'So far',
  empty: 'Type in any part of the notice. It’s checked right away against these rates:',
  asks: (asks: number, fits: number) =>
    `${plural(asks, 'line')} to ask about, ${String(fits)} ${pluralWord(fits, 'fits', 'fit')}`,
  allFit: (fits: number) => `${plural(fits, 'line')} ${pluralWord(fits, 'fits', 'fit')}`,
  nothingYet: 'Nothing to compare yet',
  notice: 'On the notice',
  expected: 'By the rates',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  ask: 'Ask:',
  fits: 'Fits',
  rounded: 'rounded',
  needed: 'Still needed',
  needs: (line: string, list: string) => `${line}: needs ${list}.`,
  noRate: (line: string) => `${line}: we have no published rate for this car. Ask your agent for it.`,
  noCode: (line: string) => `${line}: we can’t compare this code. Ask which car it’s for.`,
  total: (expected: string) => `By the published rates, the total is ${expected}.`,
  totalMore: (amount: string) => `The notice has ${amount} more.`,
  totalLess: (amount: string) => `The notice has ${amount} less.`,
  /** Details of what fits without a rate. */
  fitting: {
    hsCode: 'for a car like this',
    cif: 'FOB, freight and insurance',
    total: 'all charges',
    receipt: 'same as the notice',
    none: 'none',
  },
  compareVin: 'valid, compare it with the title',
  noAdvice:
    'A question isn’t an accusation: rules change, and your agent may know more. This isn’t customs advice.',
  saved: 'What you type is saved on this device only.',
} as const;

/** Buttons below the result. */
export const assessmentActions = {
  whatsApp: 'Ask the agent on WhatsApp',
  copy: 'Copy the questions',
  print: 'Print',
  clear: 'Clear',
} as const;

export const agentMessage = {
  hello: 'Hello, thank you for the assessment notice.',
  helloVin: (vin: string) => `Hello, thank you for the assessment notice for VIN ${vin}.`,
  please: (count: number) =>
    `Could you please help me with ${pluralWord(count, 'this', 'these')} ${plural(count, 'question')}?`,
  thanks: 'I compared it with published rates, and may have missed something. Thank you for your help.',
} as const;

/** The rates shown before anything is typed. */
export const checkedLines = [
  { line: 'duty', rate: 'importDuty' },
  { line: 'nacLevy', rate: 'nacLevy' },
  { line: 'surcharge', rate: 'surcharge' },
  { line: 'etls', rate: 'etls' },
  { line: 'greenTax', rate: 'greenTaxMid' },
  { line: 'fobCharge', rate: 'fobCharge' },
  { line: 'ciss', rate: 'ciss' },
  { line: 'vat', rate: 'vat' },
] as const satisfies readonly { readonly line: ChargeId; readonly rate: RateName }[];
