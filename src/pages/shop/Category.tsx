import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { catalogPicture } from '../../content/pictures/catalog';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space, writtenLarge } from '../../ui/theme/tokens';

export interface CategoryProps {
  readonly category: ShopCategory;
  /** One drawing of all items, beside them. Without one, they are in a row. */
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
          <Picture
            picture={catalogPicture(item.id)}
            sizes={drawing ? '7rem' : '(max-width: 60em) 50vw, 20rem'}
            decorative
          />
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

/** Pictures above the names. */
const Row = styled(Items)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(4)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space(6)};
  }
  > li {
    grid-template-rows: auto 1fr auto;
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
    position: relative;
    grid-template: auto 1fr / 7rem minmax(0, 1fr);
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
    > picture {
      grid-row: span 2;
    }
  }
  ${writtenLarge} {
    > li {
      grid-template: none / minmax(0, 1fr);
    }
  }
  ${({ $isNumbered }) =>
    $isNumbered &&
    css`
      > li {
        &::before {
          counter-increment: item;
          content: counter(item);
          position: absolute;
          top: ${space(4)};
          display: grid;
          place-items: center;
          width: 1.75rem;
          height: 1.75rem;
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
