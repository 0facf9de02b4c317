import { facts } from '../facts';
import { rates } from '../rates';
import { withoutTrailing } from '../../lib/text/withoutTrailing';

/** What the visitor reads about a line, and what to ask the agent. */
interface Wording {
  readonly verdict: string;
  readonly ask: string;
}

/** A question's line and amounts, in words. */
interface Facts {
  readonly line: string;
  readonly amount: string;
  readonly expected: string;
  /** '7% of the duty' */
  readonly rule: string;
}

const percent = (points: number) => `${String(points / 100)}%`;
const levy = percent(rates.nacLevy.basisPoints);
const newLevy = percent(rates.nacLevyNew.basisPoints);
const fullVat = percent(rates.vat.basisPoints);

/** Why a charge doesn't fit, by its cause where that alone says it. */
export const chargeQuestions = {
  unexplained: ({ line, amount, expected, rule }: Facts): Wording => ({
    verdict: `By the rates, it’s ${rule}.`,
    ask: `${line} is ${amount}. At ${rule}, I get ${expected}. How was it calculated?`,
  }),
  base: ({ line, amount, expected, rule }: Facts, charged: string): Wording => ({
    verdict: `It’s ${charged}. It should be ${rule}.`,
    ask: `${line} is ${amount}, which is ${charged}. Should it be ${rule}, ${expected}?`,
  }),
  levyBefore: ({ amount, expected }: Facts, points: number, isUsed: boolean): Wording => ({
    verdict: `It’s ${percent(points)}, the rate before July 2026.`,
    ask: `LEV is ${amount}, at ${percent(points)}. Customs announced ${isUsed ? levy : newLevy} from 1\u00A0Jul 2026, which is ${expected}. Does that apply to my car?`,
  }),
  levyNewCar: ({ amount, expected }: Facts, points: number): Wording => ({
    verdict: `It’s ${percent(points)}, the rate of a new car.`,
    ask: `LEV is ${amount}, at ${percent(points)}, the rate for new cars. Mine is used. Can it be assessed as used, at ${levy}, ${expected}?`,
  }),
  'levy-used-car': ({ amount, expected }: Facts): Wording => ({
    verdict: `It’s ${levy}, the rate of a used car.`,
    ask: `LEV is ${amount}, at ${levy}, the rate for used cars. Should it be ${newLevy}, ${expected}?`,
  }),
  band: ({ amount, expected, rule }: Facts, points: number, engine: string): Wording => ({
    verdict: `It’s ${percent(points)}, the rate of another engine size.`,
    ask: `The Green Tax is ${amount}, at ${percent(points)}. The engine has ${engine} cc. Should it be ${rule}, ${expected}?`,
  }),
  greenTaxElectric: ({ amount }: Facts): Wording => ({
    verdict: 'Electric cars are exempt, as reported.',
    ask: `The Green Tax is ${amount}, but the car is electric. Can it be removed?`,
  }),
  vatElectric: ({ amount }: Facts): Wording => ({
    verdict: 'By law, VAT on electric vehicles is 0%.',
    ask: `VAT is ${amount}, but the car is electric. The Nigeria Tax Act 2025 (section 187) says 0%. Can VAT be 0%?`,
  }),
  suspended: ({ amount }: Facts): Wording => ({
    verdict: 'It’s charged, but it was suspended on 15 Sep 2025.',
    ask: `FCS is charged, ${amount}, but it was suspended on 15 Sep 2025. Why does it apply?`,
  }),
  'fcs-and-ciss': ({ amount }: Facts): Wording => ({
    verdict: 'FCS and CISS are both charged. It’s never both, and FCS was suspended on 15 Sep 2025.',
    ask: `FCS (${amount}) and CISS are both charged, but FCS was suspended on 15 Sep 2025. Which one applies, and can the other be removed?`,
  }),
  replaced: ({ amount }: Facts): Wording => ({
    verdict: 'The Green Tax Surcharge replaced it on 1\u00A0Jul 2026.',
    ask: `The Import Adjustment Tax is ${amount}. Didn’t the Green Tax Surcharge replace it on 1\u00A0Jul 2026?`,
  }),
  'both-taxes': ({ amount }: Facts): Wording => ({
    verdict: 'The Green Tax Surcharge replaced it on 1\u00A0Jul 2026. It’s never both.',
    ask: `The Import Adjustment Tax (${amount}) and the Green Tax Surcharge are both charged. The second replaced the first on 1\u00A0Jul 2026. Can the Import Adjustment Tax be removed?`,
  }),
  'unknown-line': ({ amount }: Facts): Wording => ({
    verdict: 'We have no published rate for it.',
    ask: `There are other charges of ${amount}. What are they for, and which rule sets them?`,
  }),
} as const;

/** Why VAT, the total or the value doesn't fit. */
export const sumQuestions = {
  vatLeftOut: ({ amount, expected }: Facts, charges: string): Wording => ({
    verdict: `It’s calculated without ${charges}. VAT is on CIF and all other charges.`,
    ask: `VAT is ${amount}, calculated without ${charges}. Should it be ${fullVat} of CIF and all other charges, ${expected}?`,
  }),
  vatUnlisted: ({ amount, expected }: Facts, charge: string): Wording => ({
    verdict: `It’s calculated with ${charge}, which isn’t among the charges.`,
    ask: `VAT is ${amount}. That includes ${charge}, which isn’t on the notice. Should it be ${expected}?`,
  }),
  total: ({ amount, expected }: Facts): Wording => ({
    verdict: 'The charges add up to another total.',
    ask: `The total is ${amount}, but the charges add up to ${expected}. What’s the difference for?`,
  }),
  totalLeftOut: ({ amount, expected }: Facts, charges: string): Wording => ({
    verdict: `It doesn’t include ${charges}.`,
    ask: `The total is ${amount}, but the charges add up to ${expected}. Was ${charges} left out?`,
  }),
  totalTwice: ({ amount, expected }: Facts, charge: string): Wording => ({
    verdict: `It’s as if ${charge} were in it twice.`,
    ask: `The total is ${amount}, but the charges add up to ${expected}. Was ${charge} counted twice?`,
  }),
  totalUnlisted: ({ amount, expected }: Facts, charge: string): Wording => ({
    verdict: `It’s as if it included ${charge}, which isn’t among the charges.`,
    ask: `The total is ${amount}, but the charges add up to ${expected}. Does it include ${charge}?`,
  }),
  receipt: ({ amount, expected }: Facts): Wording => ({
    verdict: 'It isn’t the total on the notice.',
    ask: `The bank receipt is for ${amount}, and the notice for ${expected}. What’s the difference for?`,
  }),
  parts: ({ amount, expected }: Facts): Wording => ({
    verdict: `FOB, freight and insurance add up to ${expected}.`,
    ask: `The CIF value is ${amount}, but FOB, freight and insurance add up to ${expected}. Which one is right?`,
  }),
  'other-value': ({ amount, expected }: Facts): Wording => ({
    verdict: `Duty and levies are calculated on ${expected}.`,
    ask: `The CIF value is ${amount}, but duty and levies are calculated on ${expected}. Which one is right?`,
  }),
} as const;

/** What's unusual about the HS code or the VIN. */
export const codeQuestions = {
  'hs-not-a-car': (code: string): Wording => ({
    verdict: 'Cars are under 8703. Other vehicles have other rates.',
    ask: `The HS code is ${code}. Shouldn’t a car be under 8703?`,
  }),
  'hs-new': (code: string): Wording => ({
    verdict: 'An ending in 19 is for new cars, with a higher levy. Used cars end in 20.',
    ask: `The HS code is ${code}, for a new car. Mine is used. Should it end in 20?`,
  }),
  'hs-used': (code: string): Wording => ({
    verdict: 'An ending in 20 is for used cars.',
    ask: `The HS code is ${code}, for a used car. Mine is new. Is the code right?`,
  }),
  'hs-electric': (code: string): Wording => ({
    verdict: 'Used electric cars are 8703.80.20.',
    ask: `The HS code is ${code}, but the car is electric. Should it be 8703.80.20?`,
  }),
  'hs-not-electric': (code: string): Wording => ({
    verdict: 'This code is for electric cars.',
    ask: `The HS code is ${code}, for electric cars. Mine isn’t electric. Is the code right?`,
  }),
  engine: (code: string, sizes: string, engine: string): Wording => ({
    verdict: `This code is for gasoline engines ${sizes}.`,
    ask: `The HS code is ${code}, for engines ${sizes}. The car has ${engine} cc. Is the code right?`,
  }),
  upTo: (to: string) => `up to ${to} cc`,
  between: (above: string, to: string) => `over ${above} and up to ${to} cc`,
  over: (above: string) => `over ${above} cc`,
  vin: (vin: string): Wording => ({
    verdict: 'A character seems to be wrong. Compare it with the title and the bill of lading.',
    ask: `The VIN on the notice is ${vin}. Could you check it against the title?`,
  }),
} as const;

/** What to know about lines without a published rate, or whose rate has a caution for another tool. */
export const lineCautions = {
  hsCode: withoutTrailing(facts.hsCodes.text, '.'),
  adjustmentTax: 'We haven’t read the circular that replaced it',
  fobCharge: 'We found no end of the suspension, but some assessments show it',
  other: 'Names of charges vary by system',
} as const;
