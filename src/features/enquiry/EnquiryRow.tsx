import styled from 'styled-components';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { Button } from '../../ui/buttons/Button';
import { Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { Cluster } from '../../ui/theme/layout';
import type { EnquiryItem } from './enquiryItem';
import { isCustomItem } from './enquiryItem';
import { NoteField } from './NoteField';
import { QuantityField } from './QuantityField';

interface EnquiryRowProps {
  readonly item: EnquiryItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One item on the list: name, quantity, remove button and note. */
export function EnquiryRow({ item, onQuantity, onRemove }: EnquiryRowProps) {
  const { name, quantity, note } = item;
  return (
    <Row as="li" $gap={[2, 4]}>
      <b>{name}</b>
      <QuantityField name={name} quantity={quantity} onChange={onQuantity} />
      <Button $variant="quiet" aria-label={words.remove(name)} onClick={onRemove}>
        {words.removeShort}
      </Button>
      {isCustomItem(item) ? (
        <Note>
          <NoteField item={item} hint={words.ownNote} />
        </Note>
      ) : (
        note && <Note as={Small}>{note}</Note>
      )}
    </Row>
  );
}

/** Wraps below the row. */
const Note = styled.div`
  order: 2;
  flex: 1 0 100%;
  overflow-wrap: anywhere;
`;

const Row = styled(Cluster)`
  justify-content: space-between;
  > button {
    margin-inline-end: calc(-1 * ${space(2)});
  }
  b {
    flex: 1 0 100%;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;
