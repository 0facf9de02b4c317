import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { keptWords } from '../../content/keptWords';
import { enquiryWords as words } from '../../content/pages/shop';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { SectionTitle, Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { MAX_LINES } from './enquiryLimits';
import { EnquiryLine } from './EnquiryLine';
import {
  clearUndone,
  itemRemoved,
  listCleared,
  quantityChanged,
  selectCanUndoClear,
  selectEnquiryIsKept,
} from './enquirySlice';
import { LIST_ID } from './listId';
import { quoteLink } from './quoteLink';
import { useEnquiry } from './useEnquiry';

/** What the visitor chose: how many of each, and where it goes. */
export function EnquiryList() {
  const dispatch = useDispatch();
  const items = useEnquiry();
  const isKept = useSelector(selectEnquiryIsKept);
  const heading = useRef<HTMLHeadingElement>(null);
  const canUndo = useSelector(selectCanUndoClear);
  const { hash, key } = useLocation();

  useEffect(() => {
    // From the header's badge on this very page: the router does not scroll then.
    if (hash !== `#${LIST_ID}`) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);

  /** The button that had the focus is gone. */
  const tell = (what: string) => {
    focusAfterRemoval(heading.current, what);
  };

  const takeOff = (action: UnknownAction, what: string) => {
    dispatch(action);
    tell(what);
  };

  return (
    <Sheet id={LIST_ID} aria-labelledby="list-title">
      <SectionTitle id="list-title" ref={heading} tabIndex={-1}>
        {words.title}
      </SectionTitle>
      <WithoutScripts>
        {words.without} <a href={`mailto:${company.email}`}>{company.email}</a>
      </WithoutScripts>
      {items.length === 0 ? (
        <>
          <Empty>{words.empty}</Empty>
          {canUndo && (
            <Foot>
              <Small>{keptWords.cleared}</Small>
              <Button
                $variant="quiet"
                onClick={() => {
                  dispatch(clearUndone());
                  tell(words.putBack);
                }}
              >
                {keptWords.undo}
              </Button>
            </Foot>
          )}
        </>
      ) : (
        <>
          <ul>
            {items.map((item) => (
              <EnquiryLine
                key={item.id}
                item={item}
                onQuantity={(quantity) => {
                  dispatch(quantityChanged({ id: item.id, quantity }));
                }}
                onRemove={() => {
                  takeOff(itemRemoved(item.id), words.removed(item.name));
                }}
              />
            ))}
          </ul>
          {items.length >= MAX_LINES && <p>{words.full}</p>}
          <ButtonLink to={quoteLink(items)}>{words.toQuote}</ButtonLink>
          <ButtonLink $variant="secondary" to={`${paths.contact}?subject=shop`}>
            {words.toContact}
          </ButtonLink>
          <Foot>
            <Small>{isKept ? words.kept : words.notKept}</Small>
            <Button
              $variant="quiet"
              onClick={() => {
                takeOff(listCleared(), words.cleared);
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

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(5)};
  border-top: 4px solid var(--ink);
  background: var(--sand);
  h2 {
    font-size: var(--t-xl);
  }
  ul {
    padding: 0;
    list-style: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  > p {
    flex: 1 1 12rem;
  }
  > button {
    margin-inline: calc(-1 * ${space(2)});
  }
`;

const Empty = styled.p`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScripts = styled.p`
  @media (scripting: enabled) {
    display: none;
  }
`;
