import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { priceLine } from '../../content/tools/priceTool';
import { Input } from '../../ui/form/controls';
import { FieldError } from '../../ui/form/Field';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { TEXT_MAX } from './model/inputs';

interface LineInputProps {
  readonly label: string;
  /** The line's name, for screen readers, where it is visible elsewhere in the row. */
  readonly lineLabel?: string;
  readonly unit: 'percent' | 'dollars';
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
  /** Shown below the label. */
  readonly children?: ReactNode;
}

const units = {
  percent: { sign: '%', words: priceLine.percent },
  dollars: { sign: '$', words: priceLine.dollars },
} as const;

/** A line's input, laid out like a ledger: label on the left, figure on the right. */
export function LineInput({ label, lineLabel, unit, error, value, onValue, children }: LineInputProps) {
  const id = useId();
  const { sign, words } = units[unit];
  return (
    <Grid>
      <Words>
        <label htmlFor={id}>
          {label}
          <VisuallyHidden>
            {lineLabel && ` ${priceLine.forLabel(lineLabel)}`}, {words}
          </VisuallyHidden>
        </label>
        {children}
      </Words>
      <Figure>
        <span aria-hidden="true">{sign}</span>
        <Input
          id={id}
          inputMode="decimal"
          maxLength={TEXT_MAX}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      </Figure>
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8.5rem);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  > p {
    grid-column: 1 / -1;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  label {
    font-weight: 700;
    line-height: 1.3;
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
