import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { draftMessages } from '../../content/sending';
import { enquiryWords as words } from '../../content/tools/enquiry';
import { useDevice, useDeviceDispatch } from '../../device/useDevice';
import { EmailLink } from '../../ui/links';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { SectionTitle, Small } from '../../ui/theme/text';
import { space, withScripts } from '../../ui/theme/tokens';
import { ScriptsOnly, WithoutScripts } from '../../ui/theme/Only';
import { Cluster, RuledList, Stack } from '../../ui/theme/layout';
import { isCustomItem, MAX_ITEMS } from './enquiryItem';
import { enquiryList, itemRemoved, LIST_ID, listCleared, quantityChanged } from './enquiryList';
import { quoteLink } from './quoteLink';
import type { EnquiryItem } from './enquiryItem';
import { NoteField } from './NoteField';
import { QuantityField } from './QuantityField';

/** The enquiry list with links to request a quote or send a message. */
export function EnquiryList() {
  const dispatch = useDeviceDispatch();
  const [items, , , isSaved] = useDevice(enquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const canUndo = useSelector(enquiryList.selectCanUndo);
  const isEmpty = items.length === 0 && !canUndo;
  const { hash, key } = useLocation();

  useEffect(() => {
    // The router doesn't scroll when the header badge links to this same page.
    if (hash !== `#${LIST_ID}`) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);

  /** The focused button unmounts, so move focus to the heading and announce the change. */
  const announce = (message: string) => focusAfterRemoval(heading.current, message);

  return (
    <Sheet as="section" $gap={3} id={LIST_ID} aria-labelledby="list-title" data-empty={isEmpty || undefined}>
      <SectionTitle id="list-title" ref={heading} tabIndex={-1}>
        {words.title}
      </SectionTitle>
      <WithoutScripts as="p">
        {words.without} <EmailLink address={company.email} />
      </WithoutScripts>
      {items.length === 0 ? (
        <>
          <ScriptsOnly as="p">{words.empty}</ScriptsOnly>
          {canUndo && (
            <Foot>
              <Small>{draftMessages.cleared}</Small>
              <Button
                $variant="quiet"
                onClick={() => {
                  dispatch(enquiryList.undone());
                  announce(words.putBack);
                }}
              >
                {draftMessages.undo}
              </Button>
            </Foot>
          )}
        </>
      ) : (
        <>
          <RuledList $gap={3}>
            {items.map((item) => (
              <EnquiryRow
                key={item.id}
                item={item}
                onQuantity={(quantity) => dispatch(quantityChanged({ id: item.id, quantity }))}
                onRemove={() => {
                  dispatch(itemRemoved(item.id));
                  announce(words.removed(item.name));
                }}
              />
            ))}
          </RuledList>
          {items.length >= MAX_ITEMS && <p>{words.full}</p>}
          <ButtonLink to={quoteLink(items)}>{words.toQuote}</ButtonLink>
          <ButtonLink $variant="secondary" to={`${paths.contact}?subject=shop`}>
            {words.toContact}
          </ButtonLink>
          <Foot>
            <Small role="status">{isSaved ? words.saved : words.notSaved}</Small>
            <Button
              $variant="quiet"
              onClick={() => {
                dispatch(listCleared());
                announce(words.cleared);
              }}
            >
              {words.clear}
            </Button>
          </Foot>
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  max-width: 48rem;
  margin-inline: auto;
  padding: ${space(5)};
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--sand);
  h2 {
    font-size: var(--t-xl);
  }
  /* An empty list says nothing. It stays while it has the focus, after the last item was removed. */
  ${withScripts}[data-empty]:not(:focus-within) {
    display: none;
  }
`;

const Foot = styled.div`
  > button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;

interface EnquiryRowProps {
  readonly item: EnquiryItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One item on the list: name, quantity, remove button and note. */
function EnquiryRow({ item, onQuantity, onRemove }: EnquiryRowProps) {
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
