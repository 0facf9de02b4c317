/** Charges on an assessment notice, in the order they are printed. */
export const chargeIds = [
  'duty',
  'nacLevy',
  'surcharge',
  'etls',
  'greenTax',
  'adjustmentTax',
  'fobCharge',
  'ciss',
  'other',
  'vat',
] as const;
export type ChargeId = (typeof chargeIds)[number];

/** Parts of the customs value. */
export const valueIds = ['fob', 'freight', 'insurance', 'cif'] as const;
export type ValueId = (typeof valueIds)[number];

/** What a notice says. Only what the visitor typed is set. */
export interface AssessmentNotice {
  /** Digits only. */
  readonly hsCode: string | undefined;
  readonly isUsed: boolean;
  readonly isElectric: boolean;
  readonly engineCc: number | undefined;
  /** In the smallest unit of its currency: kobo or cents. */
  readonly value: Readonly<Partial<Record<ValueId, number | undefined>>>;
  /** Set if the value is in dollars and the charges are in naira. `rate` is in ten-thousandths of a naira per dollar. */
  readonly conversion: { readonly rate: number | undefined } | undefined;
  /** In kobo, or in cents if the whole notice is in dollars. A charge that isn't on the notice is missing. */
  readonly charges: Readonly<Partial<Record<ChargeId, number>>>;
  readonly total: number | undefined;
  readonly receipt: number | undefined;
}

/** The published rates that a notice is checked against. The levies before 1 July 2026 may still be in some assessments. */
export const rateNames = [
  'importDuty',
  'importDutyElectric',
  'nacLevy',
  'nacLevyBefore',
  'nacLevyNew',
  'nacLevyNewBefore',
  'surcharge',
  'etls',
  'greenTaxMid',
  'greenTaxLarge',
  'fobCharge',
  'ciss',
  'vat',
  'vatElectric',
] as const;

/** In hundredths of a percent. */
export type AssessmentRates = Readonly<Record<(typeof rateNames)[number], number>>;

/** What a charge is a percentage of. `all` is the CIF value and all other charges, for VAT. */
export type Base = 'cif' | 'fob' | 'duty' | 'all';

/** How a charge is calculated. `points` is in hundredths of a percent. */
export interface Rule {
  readonly points: number;
  readonly of: Base;
}

export type NoticeLine = 'hsCode' | 'cif' | ChargeId | 'total' | 'receipt';

/** An input that a line needs to be checked. */
export type Need = ValueId | 'rate' | 'engine' | 'total' | Exclude<ChargeId, 'other'>;

/**
 * Why a line doesn't fit, as far as the amounts show:
 * - `unexplained`: no known mistake gives this amount
 * - `base`: the right percentage, but of something else
 * - `levy-before`, `levy-new-car`, `levy-used-car`: another rate of the levy
 * - `band`: the Green Tax of another engine size
 * - `electric`: electric cars don't pay it
 * - `suspended`, `fcs-and-ciss`: FOB charge and CISS
 * - `replaced`, `both-taxes`: the Import Adjustment Tax, alone or together with the Green Tax
 * - `unknown-line`: a charge without a published rate
 * - `left-out`, `twice`, `unlisted`: VAT or the total was calculated without a charge, with it twice, or with a FOB charge or CISS
 *   that isn't on the notice
 * - `parts`: FOB, freight and insurance add up to another CIF value
 * - `other-value`: duty and levies are calculated on another CIF value
 * - `hs-…`: the HS code describes another car
 */
export type Cause =
  | {
      readonly kind:
        | 'unexplained'
        | 'levy-used-car'
        | 'electric'
        | 'suspended'
        | 'fcs-and-ciss'
        | 'replaced'
        | 'both-taxes'
        | 'unknown-line'
        | 'parts'
        | 'other-value'
        | 'hs-not-a-car'
        | 'hs-new'
        | 'hs-used'
        | 'hs-electric'
        | 'hs-not-electric';
    }
  | { readonly kind: 'base'; readonly charged: Rule }
  | { readonly kind: 'levy-before' | 'levy-new-car'; readonly points: number }
  | { readonly kind: 'band'; readonly points: number }
  | { readonly kind: 'left-out'; readonly charges: readonly ChargeId[] }
  | { readonly kind: 'twice'; readonly charge: ChargeId }
  | { readonly kind: 'unlisted'; readonly charge: 'fobCharge' | 'ciss' }
  /** Engine sizes of the HS code, in cc: above `above`, up to and including `to`. */
  | { readonly kind: 'hs-engine'; readonly above: number; readonly to: number };

export interface Fit {
  readonly kind: 'fits';
  readonly line: NoticeLine;
  readonly rule: Rule | undefined;
  /** One kobo or cent off, as rounding gives. */
  readonly isRounded: boolean;
}

export interface Question {
  readonly kind: 'ask';
  readonly line: NoticeLine;
  readonly cause: Cause;
  readonly rule: Rule | undefined;
  /** On the notice; undefined for the HS code. */
  readonly amount: number | undefined;
  /** By the published rates or by the other lines; undefined if neither says. */
  readonly expected: number | undefined;
}

/** A line that can't be checked yet; without needs, one that has no published rate here. */
export interface Unchecked {
  readonly kind: 'unchecked';
  readonly line: NoticeLine;
  readonly needs: readonly Need[];
}

export type Finding = Fit | Question | Unchecked;
