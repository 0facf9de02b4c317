import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { Band } from '../../ui/Section';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space, writtenLarge } from '../../ui/theme/tokens';
import { VehicleToScale } from './VehicleToScale';

export interface CategoryProps {
  readonly category: ShopCategory;
  /** One drawing of all items, beside them. Without one, they are vehicles in a row, at one scale. */
  readonly drawing?: ReactNode;
  /** On ink, with the items' numbers in the drawing. */
  readonly isPlan?: boolean;
}

/** One category: its items with drawings, and what we need to know to find them. */
export function Category({ category, drawing, isPlan = false }: CategoryProps) {
  const { id: headingId, name, intro, note, items } = category;
  const List = drawing ? Beside : Row;
  const list = (
    <List $isNumbered={isPlan}>
      {items.map((item) => (
        <li key={item.id}>
          {!drawing && <VehicleToScale item={item} category={category} />}
          <div>
            <SubTitle>{item.name}</SubTitle>
            <p>{item.text}</p>
          </div>
          <AddToList id={item.id} name={item.name} noteHint={note} />
        </li>
      ))}
    </List>
  );
  const head = (
    <Stack $gap={3}>
      <SectionTitle id={headingId}>{name}</SectionTitle>
      <Intro>{intro}</Intro>
      {drawing}
    </Stack>
  );
  return (
    <Band $tone={isPlan ? 'ink' : 'paper'} aria-labelledby={headingId}>
      {drawing ? (
        <Split as={Container} $ratio={[7, 5]} $gap={2}>
          {head}
          {list}
        </Split>
      ) : (
        <Container>
          {head}
          {list}
        </Container>
      )}
    </Band>
  );
}

const Intro = styled.p`
  max-width: 52rem;
  margin-bottom: ${space(3)};
  text-wrap: balance;
`;

const Items = styled.ul<{ $isNumbered: boolean }>`
  display: grid;
  > li {
    display: grid;
    align-items: start;
    justify-items: start;
    gap: ${space(3)};
  }
  h3 + p {
    margin-top: ${space(1)};
  }
  > li > [data-open] {
    justify-self: stretch;
  }
`;

/** Vehicles above their names, two or four on one ground. */
const Row = styled(Items)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: ${space(8)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    grid-template-rows: auto 1fr auto;
    > :not(:first-child) {
      margin-inline-end: ${space(4)};
    }
  }
  p {
    font-size: var(--t-sm);
    line-height: 1.5;
  }
  ${from.sm} {
    p {
      font-size: inherit;
    }
  }
  /* Next to an item that's open and taller, buttons follow their texts. */
  &:has([data-open]) > li {
    grid-template-rows: auto;
    align-content: start;
  }
  @media (max-width: 39.99em) {
    > li > [data-open] {
      margin-inline-end: ${space(1)};
    }
  }
`;

/** Rows beside the drawing, with its numbers. */
const Beside = styled(Items)`
  counter-reset: item;
  column-gap: ${space(6)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
  > li {
    grid-template-rows: auto 1fr;
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
  }
  ${({ $isNumbered }) =>
    $isNumbered &&
    css`
      > li {
        grid-template-columns: 1.75rem minmax(0, 1fr);
        &::before {
          counter-increment: item;
          content: counter(item);
          grid-row: span 2;
          display: grid;
          place-items: center;
          width: 1.75rem;
          height: 1.75rem;
          border-radius: var(--radius);
          background: var(--amber);
          color: var(--ink);
          font-weight: 800;
          line-height: 1;
        }
        > [data-open] {
          color: var(--ink);
        }
      }
    `}
`;
