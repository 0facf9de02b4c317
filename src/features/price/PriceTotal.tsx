import { priceWarnings } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
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
        <ToolAnswer label={priceTotal.example} value={dollars(example.charges)}>
          <p>{priceTotal.exampleText}</p>
        </ToolAnswer>
        <PriceBar parts={example.parts} />
      </>
    );
  const { value, naira } = totalText(inputs, anatomy);
  return (
    <>
      <ToolAnswer label={open.length ? priceTotal.knownSoFar : priceTotal.total} value={value}>
        {naira && <p>{priceTotal.atRate(naira)}</p>}
      </ToolAnswer>
      <PriceBar parts={parts} />
      {cif && missingForCif.length > 0 && (
        <p>
          <strong>{priceTotal.higher}</strong>{' '}
          <span>{priceTotal.soFar(dollars(cif), listed(missingForCif.map(missingWords)))}</span>
        </p>
      )}
      {open.length > 0 && (
        <p>
          <strong>{priceTotal.notIncluded}</strong> <span>{`${listed(open.map(missingWords))}.`}</span>
        </p>
      )}
      <Small>{priceWarnings.notIncluded}</Small>
    </>
  );
}
