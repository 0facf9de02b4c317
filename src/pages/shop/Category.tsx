import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, onInk, onLight, space, writtenLarge } from '../../ui/theme/tokens';
import { VehicleToScale } from './VehicleToScale';

export interface CategoryProps {
  readonly category: ShopCategory;
  /** One drawing of all items, above them. Without one, each has its own, at the category's scale. */
  readonly drawing?: ReactNode;
  /** On ink, with the items' numbers in the drawing. */
  readonly isPlan?: boolean;
}

/** One category: its items with drawings, and what we need to know to find them. */
export function Category({ category, drawing, isPlan = false }: CategoryProps) {
  const { id: headingId, name, intro, note, items } = category;
  return (
    <Group $isPlan={isPlan} aria-labelledby={headingId}>
      <Stack $gap={3}>
        <SectionTitle id={headingId}>{name}</SectionTitle>
        <p>{intro}</p>
      </Stack>
      {drawing}
      <Items $first={isPlan ? '1.75rem' : drawing ? undefined : '6.5rem'} $isPlan={isPlan}>
        {items.map((item, index) => (
          <li key={item.id}>
            {isPlan ? (
              <Number>{index + 1}</Number>
            ) : (
              !drawing && <VehicleToScale item={item} category={category} />
            )}
            <SubTitle>{item.name}</SubTitle>
            <p>{item.text}</p>
            <AddToList id={item.id} name={item.name} noteHint={note} />
          </li>
        ))}
      </Items>
    </Group>
  );
}

/** From the window's left edge to the end of the column. */
const plan = css`
  --edge: max(var(--gutter), (100vw - 80rem) / 2);
  margin-inline: calc(-1 * var(--edge)) calc(-1 * var(--gutter));
  padding: clamp(2rem, 5vw, 3.5rem) var(--gutter) clamp(2rem, 5vw, 3.5rem) var(--edge);
  ${onInk}
  ${from.md} {
    margin-inline-end: 0;
    padding-inline-end: ${space(10)};
  }
`;

const Group = styled(Stack).attrs({ as: 'section', $gap: 6 })<{ $isPlan: boolean }>`
  ${({ $isPlan }) => $isPlan && plan}
`;

/** An item's number in the drawing. */
const Number = styled.b`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: var(--radius);
  background: var(--amber);
  color: var(--ink);
  line-height: 1;
`;

/** Drawings beside the words on phones, and above them on wider screens, on a ground without gaps. */
const tiles = css`
  @media (max-width: 39.99em) {
    h3 {
      font-size: var(--t-base);
    }
  }
  > li > :first-child {
    grid-area: 1 / 1 / 3 / 2;
    align-self: start;
  }
  ${from.sm} {
    row-gap: ${space(6)};
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: auto minmax(var(--touch), auto) 1fr;
      padding: 0;
      border: 0;
      > :first-child {
        grid-area: 1 / 1 / 2 / -1;
        align-self: end;
        margin-bottom: ${space(2)};
      }
      > p {
        grid-area: 3 / 1 / 4 / -1;
      }
      > [role='group'] {
        grid-area: 2 / 2;
      }
      > [data-open] {
        grid-area: 4 / 1 / 5 / -1;
      }
      > :not(:first-child):not(h3) {
        margin-inline-end: ${space(6)};
      }
    }
  }
`;

interface ItemsStyle {
  /** The width of what is left of the name: a number or, on phones, a drawing. */
  readonly $first: string | undefined;
  readonly $isPlan: boolean;
}

/** The name with its button at the row's end, and the text below. From 640 px up, in two columns. */
const Items = styled.ul<ItemsStyle>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $first }) => $first !== '6.5rem' && `column-gap: ${space(8)};`}
  }
  > li {
    display: grid;
    grid-template-columns: ${({ $first = '' }) => $first} minmax(0, 1fr) auto;
    grid-template-rows: minmax(var(--touch), auto) 1fr;
    align-items: center;
    gap: 0 ${space(3)};
    padding-block: ${space(3)};
    border-top: 1px solid var(--line);
    > p {
      align-self: start;
      margin-top: ${space(1)};
      grid-area: 2 / ${({ $first }) => ($first ? 2 : 1)} / 3 / -1;
      font-size: var(--t-sm);
      line-height: 1.5;
    }
    > [role='group'] {
      grid-area: 1 / -2;
    }
    > [data-open] {
      grid-area: 3 / 1 / 4 / -1;
      margin-top: ${space(3)};
      ${onLight}
    }
    ${writtenLarge} {
      display: block;
    }
  }
  ${({ $first }) => $first === '6.5rem' && tiles}
`;
