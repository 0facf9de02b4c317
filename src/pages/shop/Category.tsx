import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { catalogPicture } from '../../content/pictures/catalog';
import { AddToList } from '../../features/enquiry/AddToList';
import { Picture } from '../../ui/Picture';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, onLight, space, writtenLarge } from '../../ui/theme/tokens';

interface CategoryProps {
  readonly category: ShopCategory;
  /** One drawing of all items, with their numbers. */
  readonly children?: ReactNode;
}

/** One category: its items with pictures, and what we need to know to find them. */
export function Category({ category, children: drawing }: CategoryProps) {
  const isPlan = Boolean(drawing);
  const { id: headingId, name, intro, note, items } = category;
  return (
    <Group $isBeside={isPlan || items.length < 4} aria-labelledby={headingId}>
      <Stack $gap={3}>
        <SectionTitle id={headingId}>{name}</SectionTitle>
        <p>{intro}</p>
      </Stack>
      {drawing}
      <Items $isPlan={isPlan} $columns={items.length}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Shot>
              <Picture
                picture={catalogPicture(item.id)}
                sizes={isPlan ? '8rem' : '(max-width: 40em) 8rem, (max-width: 60em) 50vw, 20rem'}
                decorative
              />
              {isPlan && <Number>{index + 1}</Number>}
            </Shot>
            <SubTitle>{item.name}</SubTitle>
            <p>{item.text}</p>
            <AddToList id={item.id} name={item.name} noteHint={note} />
          </li>
        ))}
      </Items>
    </Group>
  );
}

/** From 960 px up, the words beside the items, or above four of them. */
const Group = styled(Stack).attrs({ as: 'section', $gap: 6 })<{ $isBeside: boolean }>`
  ${({ $isBeside }) =>
    $isBeside &&
    css`
      ${from.md} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        grid-template-rows: auto 1fr;
        > ul {
          grid-area: 1 / 2 / 3 / 3;
        }
      }
    `}
`;

const Shot = styled.div`
  position: relative;
  grid-area: 1 / 1 / 3 / 2;
  align-self: start;
`;

/** An item's number in the drawing. */
const Number = styled.b`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  background: var(--amber);
  color: var(--ink);
  line-height: 1;
`;

/** Pictures above the names. */
const tiles = css<{ readonly $columns: number }>`
  row-gap: ${space(7)};
  h3 {
    font-size: var(--t-lg);
  }
  ${from.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    h3 {
      font-size: var(--t-base);
    }
  }
  > li {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto minmax(var(--touch), auto) 1fr;
    padding: 0;
    border: 0;
    > ${Shot} {
      grid-area: 1 / 1 / 2 / -1;
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
  }
`;

/** The picture, the name with its button at the row's end, and the text below it. From 640 px up, in two columns. */
const Items = styled.ul<{ $isPlan: boolean; $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space(6)};
  > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    grid-template-rows: minmax(var(--touch), auto) 1fr;
    align-items: center;
    gap: 0 ${space(3)};
    padding-block: ${space(3)};
    border-top: 1px solid var(--line);
    > p {
      align-self: start;
      grid-area: 2 / 2 / 3 / -1;
      margin-top: ${space(1)};
      font-size: var(--t-sm);
      line-height: 1.5;
    }
    > [role='group'] {
      grid-area: 1 / 3;
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
  h3 {
    font-size: var(--t-base);
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $isPlan }) => !$isPlan && tiles}
  }
  ${from.md} {
    ${({ $isPlan }) => $isPlan && 'grid-template-columns: minmax(0, 1fr); align-content: start;'}
  }
`;
