import { useId, useState } from 'react';
import styled from 'styled-components';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { announce } from '../../ui/announce';
import { Input, isComposing } from '../../ui/form/controls';
import { Small } from '../../ui/theme/text';
import { whiteBox } from '../../ui/theme/tokens';
import { MAX_QUANTITY } from './enquiryItem';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** Parses a whole number from 1 up; undefined for anything else. */
const parseQuantity = (typed: string): number | undefined =>
  /^\s*0*[1-9]\d*\s*$/.test(typed) ? Number(typed) : undefined;

/**
 * A quantity input with minus and plus buttons. Typed text is committed on blur, on Enter and when a button is pressed; if
 * it has to be corrected, a note says why.
 */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const [typing, setTyping] = useState<string>();
  const [note, setNote] = useState('');
  const noteId = useId();

  /** Ends editing and returns the resulting quantity. */
  const commitTyped = (): number => {
    if (typing === undefined) return quantity;
    const typed = parseQuantity(typing);
    setTyping(undefined);
    if (typed !== undefined && typed <= MAX_QUANTITY) return typed;
    const why = typed ? words.mostOfOne(MAX_QUANTITY) : words.noQuantity(MAX_QUANTITY);
    setNote(why);
    announce(why);
    return typed ? MAX_QUANTITY : quantity;
  };
  // Before the field is left, which may write another note.
  const clearNote = () => setNote('');
  const commit = () => {
    if (typing !== undefined) onChange(commitTyped());
  };

  return (
    <>
      <Row>
        <Step
          type="button"
          aria-label={words.fewer(name)}
          aria-disabled={quantity <= 1 || undefined}
          onPointerDown={clearNote}
          onClick={() => onChange(commitTyped() - 1)}
        >
          −
        </Step>
        <Typed
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.quantity(name)}
          aria-describedby={note ? noteId : undefined}
          value={typing ?? String(quantity)}
          onFocus={({ target }) => target.select()}
          onChange={({ target: { value } }) => {
            setTyping(value);
            setNote('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) commit();
          }}
          onBlur={commit}
        />
        <Step
          type="button"
          aria-label={words.more(name)}
          aria-disabled={quantity >= MAX_QUANTITY || undefined}
          onPointerDown={clearNote}
          onClick={() => onChange(commitTyped() + 1)}
        >
          +
        </Step>
      </Row>
      {note && <Note id={noteId}>{note}</Note>}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(2rem, 3.25rem) 2.75rem;
  ${whiteBox}
`;

const Step = styled.button`
  min-height: var(--touch);
  font-size: var(--t-lg);
  font-weight: 700;
  touch-action: manipulation;
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Typed = styled(Input)`
  min-height: var(--touch);
  padding-inline: 0;
  border-width: 0 1px;
  border-radius: 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** Wraps below the row. */
const Note = styled(Small)`
  order: 1;
  flex: 1 0 100%;
`;
