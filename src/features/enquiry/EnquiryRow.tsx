import styled from 'styled-components';
import { enquiryWords as words } from '../../content/pages/shop';
import { Button } from '../../ui/buttons/Button';
import { Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import type { EnquiryItem } from './enquiryItem';
import { isOwnWish } from './ownWish';
import { NoteField } from './NoteField';
import { QuantityField } from './QuantityField';

interface EnquiryLineProps {
  readonly item: EnquiryItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One line of the list: what, how many, what to know about it, and away with it. */
export function EnquiryLine({ item, onQuantity, onRemove }: EnquiryLineProps) {
  const { name, quantity, note } = item;
  return (
    <Line>
      <b>{name}</b>
      <QuantityField name={name} quantity={quantity} onChange={onQuantity} />
      <Button $variant="quiet" aria-label={words.remove(name)} onClick={onRemove}>
        {words.removeShort}
      </Button>
      {isOwnWish(item) ? (
        <Note>
          <NoteField item={item} hint={words.ownNote} />
        </Note>
      ) : (
        note && <Note as={Small}>{note}</Note>
      )}
    </Line>
  );
}

/** Below the whole line. */
const Note = styled.div`
  order: 2;
  flex: 1 0 100%;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  border-top: 1px solid var(--line-strong);
  > button {
    margin-inline-end: calc(-1 * ${space(2)});
  }
  b {
    flex: 1 0 100%;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;
