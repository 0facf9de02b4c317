import { priceWarnings } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { Notice } from '../../ui/Notice';
import { ageWarning } from './model/resultText';
import type { PriceInputs } from './model/inputs';

interface WarningsProps {
  readonly inputs: PriceInputs;
  readonly thisYear: number;
}

/** Warnings always shown with the result: customs' own valuation and, if the car is too old, the age limit. */
export function Warnings({ inputs, thisYear }: WarningsProps) {
  const age = ageWarning(inputs, thisYear);
  return (
    <Notice tone="caution" title={priceTotal.customsDecides}>
      <p>{priceWarnings.customsValue}</p>
      <div aria-live="polite">{age && <strong>{age}</strong>}</div>
    </Notice>
  );
}
