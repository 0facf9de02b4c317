import { priceWarnings } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { formatList } from '../../lib/text/formatList';
import { Small } from '../../ui/theme/text';
import { ToolResult } from '../../ui/ToolResult';
import type { PriceBreakdown } from './model/priceBreakdown';
import type { PriceInputs } from './model/inputs';
import { dollars } from './model/priceFormat';
import { nameInSentence, totalText } from './model/resultText';
import { exampleCharges } from './model/exampleCharges';
import { PriceBar } from './PriceBar';

const example = exampleCharges();

interface PriceTotalProps {
  readonly inputs: PriceInputs;
  readonly breakdown: PriceBreakdown;
}

/** The total so far, its parts, and what isn't included. */
export function PriceTotal({ inputs, breakdown }: PriceTotalProps) {
  const { total, parts, cif, missingForCif, open } = breakdown;
  if (!total)
    return (
      <>
        <ToolResult label={priceTotal.example} value={dollars(example.charges)}>
          <p>{priceTotal.exampleText}</p>
        </ToolResult>
        <PriceBar parts={example.parts} />
      </>
    );
  const { value, naira } = totalText(inputs, breakdown);
  return (
    <>
      <ToolResult label={open.length ? priceTotal.knownSoFar : priceTotal.total} value={value}>
        {naira && <p>{priceTotal.atRate(naira)}</p>}
      </ToolResult>
      <PriceBar parts={parts} />
      {cif && missingForCif.length > 0 && (
        <p>
          <strong>{priceTotal.higher}</strong>{' '}
          <span>{priceTotal.soFar(dollars(cif), formatList(missingForCif.map(nameInSentence)))}</span>
        </p>
      )}
      {open.length > 0 && (
        <p>
          <strong>{priceTotal.notIncluded}</strong> <span>{`${formatList(open.map(nameInSentence))}.`}</span>
        </p>
      )}
      <Small>{priceWarnings.notIncluded}</Small>
    </>
  );
}
