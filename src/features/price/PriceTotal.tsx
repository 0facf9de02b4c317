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
            Published duty, levies and VAT on a car that customs values at $1,000. Low: CISS and a small
            engine. High: the FOB charge and a 4,000 cc engine. Enter a price to see yours.
          </p>
        </ToolAnswer>
        <PriceBar parts={example.parts} />
      </>
    );
  const { value, naira } = totalText(inputs, anatomy);
  return (
    <>
      <ToolAnswer label={open.length ? 'Known so far' : 'Total'} value={value}>
        {naira && <p>{`${naira} at your rate`}</p>}
      </ToolAnswer>
      <PriceBar parts={parts} />
      {cif && missingForCif.length > 0 && (
        <p>
          <strong>Duty, levies and VAT will be higher.</strong>{' '}
          <span>
            {`So far they’re on ${dollars(cif)}. Customs also counts ${listed(missingForCif.map(missingWords))}. Enter those below once you have our quote.`}
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
