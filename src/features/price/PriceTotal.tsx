import styled from 'styled-components';
import { priceWarnings } from '../../content/tools/price';
import { missingAnswers, priceTotal } from '../../content/tools/priceTool';
import { exactly } from '../../lib/price/amountRange';
import { formatList } from '../../lib/text/format';
import { TextButton } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { besideFields } from '../../ui/ToolPanel';
import { ToolResult } from '../../ui/ToolResult';
import { ENGINE_ID, focusInput, Halves, lineInputId } from './lineParts';
import type { PriceBreakdown } from './model/priceBreakdown';
import type { PriceInputs } from './model/inputs';
import { dollars } from './model/priceFormat';
import { examplesText, nairaTexts, nameInSentence } from './model/resultText';
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
        <ToolResult isLarge label={priceTotal.example} value={dollars(example.charges)} />
        <Bar parts={example.parts} />
        <Ends>
          <p>
            <strong>{priceTotal.low(dollars(exactly(example.charges.low)))}</strong> {priceTotal.exampleLow}
          </p>
          <p>
            <strong>{priceTotal.high(dollars(exactly(example.charges.high)))}</strong>{' '}
            {priceTotal.exampleHigh}
          </p>
        </Ends>
        <Small>{priceTotal.exampleText}</Small>
      </>
    );
  const examples = examplesText(breakdown);
  const firstMissing = open.find(({ published }) => !published);
  return (
    <>
      <ToolResult
        isLarge
        label={open.length ? priceTotal.totalSoFar : priceTotal.total}
        value={dollars(total)}
      >
        {nairaTexts(inputs, breakdown).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ToolResult>
      {open.length > 0 && (
        <div>
          <p>
            <strong>{priceTotal.notIncluded}</strong>{' '}
            <span>{`${formatList(open.map(nameInSentence))}.`}</span>
          </p>
          <Cluster $gap={[0, 5]}>
            {firstMissing && (
              <TextButton type="button" onClick={() => focusInput(lineInputId(firstMissing.id))}>
                {priceTotal.addMissing}
              </TextButton>
            )}
            {open.some(({ published }) => published?.needs === missingAnswers.engine) && (
              <TextButton type="button" onClick={() => focusInput(ENGINE_ID)}>
                {priceTotal.addEngine}
              </TextButton>
            )}
          </Cluster>
        </div>
      )}
      {examples && <p>{examples}</p>}
      <Bar parts={parts} />
      {cif && missingForCif.length > 0 && (
        <p>
          <strong>{priceTotal.higher}</strong>{' '}
          <span>{priceTotal.soFar(dollars(cif), formatList(missingForCif.map(nameInSentence)))}</span>
        </p>
      )}
      <p>{priceWarnings.customsValue}</p>
      <Small>{priceWarnings.notIncluded}</Small>
    </>
  );
}

/** Beside the fields, it takes the height that the rest leaves. */
const Bar = styled(PriceBar)`
  --bar-height: 4rem;
  ${besideFields} {
    --bar-height: 100%;
    flex: 1;
    grid-template-rows: 1fr auto;
  }
`;

/** What the low and the high end of the range are for, in small columns. */
const Ends = styled(Halves)`
  font-size: var(--t-sm);
  strong {
    display: block;
    font-size: var(--t-base);
  }
`;
