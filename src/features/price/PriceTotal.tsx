import { priceWarnings } from '../../content/tools/price';
import { listed } from '../../lib/text/listed';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import type { Anatomy } from './model/anatomy';
import type { PriceInputs } from './model/inputs';
import { dollars } from './model/priceWords';
import { missingWords, totalText } from './model/resultWords';
import { exampleCharges } from './model/exampleCharges';
import { PriceBar } from './PriceBar';

const example = exampleCharges();

interface PriceTotalProps {
  readonly inputs: PriceInputs;
  readonly anatomy: Anatomy;
}

/** The total of what is known, how it is made up, and what it leaves out. */
export function PriceTotal({ inputs, anatomy }: PriceTotalProps) {
  const { total, parts, cif, missingForCif, open } = anatomy;
  if (!total)
    return (
      <>
        <ToolAnswer label="In Nigeria, on each $1,000" value={dollars(example.charges)}>
          <p>
            Published duty, levies, and VAT for a car that customs value at $1,000: low with CISS and a small
            engine, high with the FOB charge and an engine of 4,000 cc. Enter a price to see yours.
          </p>
        </ToolAnswer>
        <PriceBar parts={example.parts} />
      </>
    );
  const { value, naira } = totalText(inputs, anatomy);
  return (
    <>
      <ToolAnswer label={open.length ? 'Known so far' : 'Altogether'} value={value}>
        {naira && <p>{`${naira} at your rate`}</p>}
      </ToolAnswer>
      <PriceBar parts={parts} />
      {cif && missingForCif.length > 0 && (
        <p>
          <strong>Duty, levies, and VAT will be higher.</strong>{' '}
          <span>
            {`So far they are on ${dollars(cif)}. Customs also count ${listed(missingForCif.map(missingWords))}: enter those figures below once you have our quote.`}
          </span>
        </p>
      )}
      {open.length > 0 && (
        <p>
          <strong>Not included:</strong> <span>{`${listed(open.map(missingWords))}.`}</span>
        </p>
      )}
      <Small>{priceWarnings.notIncluded}</Small>
    </>
  );
}
