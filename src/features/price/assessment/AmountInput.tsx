import { useId } from 'react';
import styled from 'styled-components';
import { priceLine } from '../../../content/tools/priceTool';
import { FieldError } from '../../../ui/form/Field';
import { space } from '../../../ui/theme/tokens';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { FigureInput } from '../FigureInput';

interface AmountInputProps {
  readonly label: string;
  readonly unit: 'dollars' | 'naira';
  readonly error: string | undefined;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** An amount on the notice, to the kobo or cent: label on the left, figure on the right. */
export function AmountInput({ label, unit, error, value, onValue }: AmountInputProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        <VisuallyHidden>, {priceLine[unit]}</VisuallyHidden>
      </label>
      <FigureInput id={id} unit={unit} errorId={error && `${id}-error`} value={value} onValue={onValue} />
      {error && <FieldError id={`${id}-error`} message={error} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 11.5rem);
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
