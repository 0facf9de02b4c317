import styled from 'styled-components';
import { Input } from '../../ui/form/controls';
import { space } from '../../ui/theme/tokens';
import { TEXT_MAX } from './model/inputs';

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
        onChange={({ target }) => {
          onValue(target.value);
        }}
      />
    </Figure>
  );
}

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
