import { useRef } from 'react';
import styled from 'styled-components';
import { shopWords as words } from '../../content/pages/shop';
import { enquiryWords } from '../../content/tools/enquiry';
import { useDeviceDispatch } from '../../device/useDevice';
import { Button } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { below, oneColumn, screenOnly, scriptsOnly, space, visuallyHidden } from '../../ui/theme/tokens';
import { Cluster } from '../../ui/theme/layout';
import { itemRemoved, quantityChanged } from './enquiryList';
import { useAddToEnquiry } from './useAddToEnquiry';
import { NoteField } from './NoteField';
import { QuantityField } from './QuantityField';

interface AddToListProps {
  readonly id: string;
  readonly name: string;
  readonly noteHint: string;
}

/** The button that adds an item to the enquiry list; once added, its quantity and note. */
export function AddToList({ id, name, noteHint }: AddToListProps) {
  const dispatch = useDeviceDispatch();
  const { add, itemOf, isFull } = useAddToEnquiry();
  const container = useRef<HTMLDivElement>(null);
  const item = itemOf(id);
  return (
    <Container ref={container} role="group" aria-label={name} tabIndex={-1} data-open={item ? '' : undefined}>
      {item ? (
        <>
          <Head $gap={[2, 4]}>
            <strong>{words.onList}</strong>
            <QuantityField
              name={name}
              quantity={item.quantity}
              onChange={(quantity) => dispatch(quantityChanged({ id, quantity }))}
            />
            <Button
              $variant="quiet"
              aria-label={enquiryWords.remove(name)}
              onClick={() => {
                dispatch(itemRemoved(id));
                focusAfterRemoval(container.current, enquiryWords.removed(name), { preventScroll: true });
              }}
            >
              {enquiryWords.removeShort}
            </Button>
          </Head>
          <NoteField item={item} hint={noteHint} />
        </>
      ) : (
        <Add
          $variant="secondary"
          aria-label={`${words.add}: ${name}`}
          disabled={isFull}
          onClick={() => {
            // The button unmounts, so focus what replaces it.
            if (add(id, name)) container.current?.focus({ preventScroll: true });
          }}
        >
          <span aria-hidden="true">+</span>
          <span>{words.addShort}</span>
        </Add>
      )}
    </Container>
  );
}

/** Hidden without scripts, because the list needs them. */
const Container = styled.div`
  ${oneColumn}
  gap: ${space(2)};
  &:focus {
    outline: none;
  }
  &[data-open] {
    padding: ${space(3)} ${space(2)};
    border-inline-start: 4px solid var(--palm);
    background: var(--palm-tint);
  }
  ${scriptsOnly}
  ${screenOnly}
`;

const Add = styled(Button)`
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: ${space(3)};
  > :first-child {
    font-size: var(--t-lg);
  }
`;

/** One row on phones, where only screen readers get the title, as the buttons show that the item is on the list. */
const Head = styled(Cluster)`
  justify-content: space-between;
  align-content: start;
  strong {
    flex: 1 0 100%;
    ${below.sm} {
      ${visuallyHidden}
    }
  }
  > button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;
