import { priceTotal } from '../../content/tools/priceTool';
import { Notice } from '../../ui/Notice';
import { ageWarning } from './model/resultText';
import type { PriceInputs } from './model/inputs';

interface AgeNoticeProps {
  readonly inputs: PriceInputs;
  readonly thisYear: number;
}

/** Warns about a car at or over the age limit. */
export function AgeNotice({ inputs, thisYear }: AgeNoticeProps) {
  const age = ageWarning(inputs, thisYear);
  return (
    <div aria-live="polite">
      {age && (
        <Notice tone="caution" title={priceTotal.checkAge}>
          <p>{age}</p>
        </Notice>
      )}
    </div>
  );
}
