import { rates } from '../../content/rates';
import { priceWarnings } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { Notice } from '../../ui/Notice';
import { Small } from '../../ui/theme/text';
import { datesOf } from './model/priceFormat';
import { ageWarning } from './model/resultText';
import type { PriceInputs } from './model/inputs';
import { SourceName } from './PublishedRates';

interface WarningsProps {
  readonly inputs: PriceInputs;
  readonly thisYear: number;
}

/** Warnings always shown with the result: customs' own valuation and the age limit. */
export function Warnings({ inputs, thisYear }: WarningsProps) {
  const age = ageWarning(inputs, thisYear);
  return (
    <Notice tone="caution" title={priceTotal.customsDecides}>
      <p>{priceWarnings.customsValue}</p>
      <div aria-live="polite">{age && <strong>{age}</strong>}</div>
      <Small>
        {priceTotal.ageLimit(rates.ageLimit.text)} <SourceName name="ageLimit" />, {datesOf(rates.ageLimit)}.
      </Small>
    </Notice>
  );
}
