import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { shopWords as words } from '../../content/shop';
import { MAX_QUANTITY } from '../../features/enquiry/enquiryLimits';
import { enquiryCleared, itemRemoved, quantityChanged } from '../../features/enquiry/enquirySlice';
import { LIST_ID } from '../../features/enquiry/listId';
import { useEnquiry } from '../../features/enquiry/useEnquiry';
import { announce } from '../../ui/announce';
import { Button, ButtonLink } from '../../ui/Button';
import { Input } from '../../ui/form/controls';
import { Stack } from '../../ui/layout';
import { Small, SectionTitle } from '../../ui/text';
import { space } from '../../ui/tokens';

/** What the visitor chose: how many of each, and where it goes. */
export function EnquiryList() {
  const dispatch = useDispatch();
  const items = useEnquiry();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Sheet id={LIST_ID} aria-labelledby="list-title">
      <SectionTitle id="list-title" ref={heading} tabIndex={-1}>
        {words.listTitle}
      </SectionTitle>
      <WithoutScripts>
        {words.without} <a href={`mailto:${company.email}`}>{company.email}</a>
      </WithoutScripts>
      {items.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Stack $gap={4}>
          <ul>
            {items.map(({ id, name, quantity }) => (
              <li key={id}>
                <label htmlFor={`quantity-${id}`}>{name}</label>
                <Quantity
                  id={`quantity-${id}`}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MAX_QUANTITY}
                  value={quantity}
                  aria-label={words.quantity(name)}
                  onChange={({ target }) => {
                    const typed = Number(target.value);
                    if (typed >= 1) dispatch(quantityChanged({ id, quantity: typed }));
                  }}
                />
                <Button
                  $variant="quiet"
                  aria-label={words.remove(name)}
                  onClick={() => {
                    dispatch(itemRemoved(id));
                    announce(words.removed(name));
                    // The button that had the focus is gone.
                    heading.current?.focus();
                  }}
                >
                  <span aria-hidden="true">×</span>
                </Button>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.quote}>{words.toQuote}</ButtonLink>
          <ButtonLink $variant="secondary" to={`${paths.contact}?subject=shop`}>
            {words.toContact}
          </ButtonLink>
          <Button
            $variant="quiet"
            onClick={() => {
              dispatch(enquiryCleared());
              heading.current?.focus();
            }}
          >
            {words.clear}
          </Button>
          <Small>{words.kept}</Small>
        </Stack>
      )}
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border-top: 4px solid var(--ink);
  background: var(--sand);
  h2 {
    font-size: var(--t-xl);
    &:focus {
      outline: none;
    }
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 4.5rem 2.75rem;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-top: 1px solid var(--line-strong);
  }
`;

const Quantity = styled(Input)`
  text-align: center;
`;

const WithoutScripts = styled.p`
  @media (scripting: enabled) {
    display: none;
  }
`;
