import { useId } from 'react';
import styled from 'styled-components';
import { lineWords } from '../../content/tools/price';
import { priceLine } from '../../content/tools/priceTool';
import { Checkbox } from '../../ui/form/Checkbox';
import { FieldError } from '../../ui/form/Field';
import { Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Stack } from '../../ui/theme/layout';
import { FigureInput } from './LineInput';
import { lineInputId, MarkTag, Row } from './lineParts';
import type { ChangeLine } from './model/inputs';
import type { PriceLine } from './model/priceBreakdown';
import { PublishedLine } from './PublishedLine';

interface LineRowProps {
  readonly line: PriceLine;
  readonly onChange: ChangeLine;
}

/** A price line: a published figure, or the visitor's own. */
export function LineRow({ line, onChange }: LineRowProps) {
  const { published } = line;
  if (!published) return <OwnLine line={line} onChange={onChange} />;
  return <PublishedLine line={line} published={published} onFigure={(text) => onChange('figures', text)} />;
}

/** One figure or a range, and whether it's only an example. */
function OwnLine({ line, onChange }: LineRowProps) {
  const { id, label, mark, amount, unit, typed, error, upTo, upToError, isExample } = line;
  const errorId = useId();
  const { hint } = lineWords[id];
  const inputId = lineInputId(id);
  const message = error ?? upToError;
  return (
    <Row>
      <Line>
        <Words $gap={2}>
          <label htmlFor={inputId}>
            {label}
            <VisuallyHidden>{`, ${unit === 'percent' ? priceLine.percent : priceLine.dollars}`}</VisuallyHidden>
          </label>
          {mark === 'yours' && !amount ? <Small>{priceLine.notYet}</Small> : <MarkTag mark={mark} />}
          {hint && <Small>{hint}</Small>}
        </Words>
        <Figures>
          <FigureInput
            id={inputId}
            unit={unit}
            errorId={error && errorId}
            value={typed}
            onValue={(text) => onChange('figures', text)}
          />
          <label htmlFor={`${inputId}-high`}>
            {priceLine.upTo}
            <VisuallyHidden>{priceLine.highEnd(label)}</VisuallyHidden>
          </label>
          <FigureInput
            id={`${inputId}-high`}
            unit={unit}
            errorId={upToError && errorId}
            value={upTo}
            onValue={(text) => onChange('upTo', text)}
          />
        </Figures>
      </Line>
      {message && <FieldError id={errorId} message={message} />}
      {(typed.trim() !== '' || isExample) && (
        <Checkbox
          label={
            <>
              {priceLine.example}
              <VisuallyHidden>{` ${priceLine.forLabel(label)}`}</VisuallyHidden>
            </>
          }
          checked={isExample}
          onChange={({ target }) => {
            onChange('examples', target.checked);
            // Without a figure, the checkbox unmounts.
            if (typed.trim() === '') document.getElementById(inputId)?.focus();
          }}
        />
      )}
    </Row>
  );
}

/** Label and figures, side by side where both fit. Otherwise the figures fill the width. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
`;

const Words = styled(Stack)`
  flex: 999 1 11rem;
  justify-items: start;
  > label {
    font-weight: 700;
    line-height: 1.3;
  }
`;

const Figures = styled.div`
  display: grid;
  flex: 1 1 17rem;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  align-self: start;
  gap: ${space(2)};
`;
