import { useId } from 'react';
import styled from 'styled-components';
import { priceLine } from '../../content/tools/priceTool';
import { FieldError } from '../../ui/form/Field';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { FigureInput } from './FigureInput';

interface LineInputProps {
  /** The line's name, for screen readers. It's visible elsewhere in the row. */
  readonly lineLabel: string;
  readonly unit: 'percent' | 'dollars';
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** The input that replaces a published figure, laid out like a ledger: label on the left, figure on the right. */
export function LineInput({ lineLabel, unit, error, value, onValue }: LineInputProps) {
  const id = useId();
  return (
    <Grid>
      <label htmlFor={id}>
        {priceLine.yourFigure}
        <VisuallyHidden>
          {` ${priceLine.forLabel(lineLabel)}, ${unit === 'percent' ? priceLine.percent : priceLine.dollars}`}
        </VisuallyHidden>
      </label>
      <FigureInput id={id} unit={unit} errorId={error && `${id}-error`} value={value} onValue={onValue} />
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8.5rem);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  > label {
    font-weight: 700;
    line-height: 1.3;
  }
  > p {
    grid-column: 1 / -1;
  }
`;
