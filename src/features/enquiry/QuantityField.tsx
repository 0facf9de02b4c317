import { useState } from 'react';
import styled from 'styled-components';
import { enquiryWords as words } from '../../content/shop';
import { Input } from '../../ui/form/controls';
import { MAX_QUANTITY } from './enquiryLimits';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

const isQuantity = (typed: number) => Number.isInteger(typed) && typed >= 1 && typed <= MAX_QUANTITY;

/**
 * How many of one thing: typed, or one more and one less. What is being typed may be empty for a moment; what is
 * no quantity when the field is left becomes the last one that was.
 */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const [typing, setTyping] = useState<string>();
  return (
    <Row>
      <Step
        type="button"
        aria-label={words.fewer(name)}
        disabled={quantity <= 1}
        onClick={() => {
          onChange(quantity - 1);
        }}
      >
        −
      </Step>
      <Typed
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.quantity(name)}
        value={typing ?? String(quantity)}
        onFocus={({ target }) => {
          target.select();
        }}
        onChange={({ target: { value } }) => {
          setTyping(value);
          const typed = Number(value);
          if (value.trim() !== '' && isQuantity(typed)) onChange(typed);
        }}
        onBlur={() => {
          setTyping(undefined);
        }}
      />
      <Step
        type="button"
        aria-label={words.more(name)}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => {
          onChange(quantity + 1);
        }}
      >
        +
      </Step>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 3.25rem 2.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--white);
  color: #0b2b3a;
`;

const Step = styled.button`
  min-height: 2.75rem;
  border: 0;
  background: transparent;
  font-size: var(--t-lg);
  font-weight: 700;
  cursor: pointer;
  touch-action: manipulation;
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Typed = styled(Input)`
  min-height: 2.75rem;
  padding-inline: 0;
  border-width: 0 1px;
  border-radius: 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
