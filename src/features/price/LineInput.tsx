import { useId } from 'react';
import styled from 'styled-components';
import { priceLine } from '../../content/tools/priceTool';
import { FieldError } from '../../ui/form/Field';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { Input } from '../../ui/form/controls';
import { TEXT_MAX } from './model/inputs';

interface LineInputProps extends Pick<FigureInputProps, 'unit' | 'value' | 'onValue'> {
  readonly label: string;
  /** What the label is about, for screen readers, if that's visible elsewhere in the row. */
  readonly about?: string;
  readonly error: string | undefined;
  /** Of the figure, if it has more digits. */
  readonly width?: string;
}

/** The input for a figure, laid out like a ledger: label on the left, figure on the right. */
export function LineInput({ label, about, error, width = '8.5rem', ...figure }: LineInputProps) {
  const id = useId();
  return (
    <Grid $width={width}>
      <label htmlFor={id}>
        {label}
        <VisuallyHidden>{`${about ? ` ${about}` : ''}, ${priceLine[figure.unit]}`}</VisuallyHidden>
      </label>
      <FigureInput id={id} errorId={error && `${id}-error`} {...figure} />
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Grid>
  );
}

interface FigureInputProps {
  readonly id: string;
  readonly unit: 'percent' | 'dollars' | 'naira';
  /** Of the error message, if the figure has one. */
  readonly errorId: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

const signs = { percent: '%', dollars: '$', naira: '₦' } as const;

/** A right-aligned figure with its unit's sign. */
export function FigureInput({ id, unit, errorId, value, onValue }: FigureInputProps) {
  return (
    <Figure>
      <span aria-hidden="true">{signs[unit]}</span>
      <Input
        id={id}
        inputMode="decimal"
        maxLength={TEXT_MAX}
        autoComplete="off"
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Figure>
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

const Figure = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
