import { useId } from 'react';
import styled from 'styled-components';
import { priceLine } from '../../content/tools/priceTool';
import { FieldError } from '../../ui/form/Field';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { FigureInput } from './FigureInput';

interface LineInputProps {
  readonly label: string;
  /** What the label is about, for screen readers, if that's visible elsewhere in the row. */
  readonly about?: string;
  readonly unit: 'percent' | 'dollars' | 'naira';
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
  /** Of the figure, if it has more digits. */
  readonly width?: string;
}

/** The input for a figure, laid out like a ledger: label on the left, figure on the right. */
export function LineInput({ label, about, unit, error, value, onValue, width = '8.5rem' }: LineInputProps) {
  const id = useId();
  return (
    <Grid $width={width}>
      <label htmlFor={id}>
        {label}
        <VisuallyHidden>{`${about ? ` ${about}` : ''}, ${priceLine[unit]}`}</VisuallyHidden>
      </label>
      <FigureInput id={id} unit={unit} errorId={error && `${id}-error`} value={value} onValue={onValue} />
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Grid>
  );
}

const Grid = styled.div<{ $width: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${({ $width }) => $width});
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
