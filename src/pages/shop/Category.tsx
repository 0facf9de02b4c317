import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { catalogPicture } from '../../content/pictures/catalog';
import { AddToList } from '../../features/enquiry/AddToList';
import { Picture } from '../../ui/Picture';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, oneColumn, onLight, onPhones, space } from '../../ui/theme/tokens';

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
    <Group $isPlan={isPlan} aria-labelledby={headingId}>
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
                sizes={isPlan ? '10rem' : '(max-width: 39.99em) 33vw, (max-width: 47.99em) 50vw, 20rem'}
                decorative
              />
              {isPlan && <Number>{index + 1}</Number>}
            </Shot>
            <Words>
              <SubTitle>{item.name}</SubTitle>
              <p>{item.text}</p>
            </Words>
            <AddToList id={item.id} name={item.name} noteHint={note} />
          </li>
        ))}
      </Items>
    </Group>
  );
}

/** From 960 px up, the words and the drawing beside its parts. */
const Group = styled(Stack).attrs({ as: 'section', $gap: 6 })<{ $isPlan: boolean }>`
  ${({ $isPlan }) =>
    $isPlan &&
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

/** Not phones with a much larger text size. */
const notLarge = '@media (min-width: 20em)';

const Shot = styled.div`
  position: relative;
  align-self: start;
`;

const Words = styled.div`
  > p {
    margin-top: ${space(1)};
  }
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

/** The picture, the name, the text, and the button at the foot. */
const tile = css`
  grid-template-rows: auto 1fr;
  gap: ${space(1)};
  > ${Shot}, > ${Words} {
    align-self: start;
    margin-bottom: ${space(2)};
  }
  /* Buttons on one line, wherever a neighbor's note opens. */
  @supports (grid-template-rows: subgrid) {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`;

/** The words beside the picture, which has its button below it, or from 640 px up at the row's end. */
const row = css`
  grid-template: auto 1fr / min(7.5rem, 33vw) minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(4)};
  border-top: 1px solid var(--line);
  > ${Words} {
    grid-area: 1 / 2 / 3 / 3;
  }
  > [role='group']:not([data-open]) {
    grid-area: 2 / 1;
    align-self: start;
  }
  > [data-open] {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template: auto / 10rem minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space(5)};
    > ${Words} {
      grid-area: 1 / 2;
    }
    > [role='group']:not([data-open]) {
      grid-area: 1 / 3;
      align-self: center;
    }
  }
`;

/** Rows. Beyond phones, vehicles are tiles, in two columns, or all in one row from 768 px up. */
const Items = styled.ul<{ $isPlan: boolean; $columns: number }>`
  ${oneColumn}
  > li {
    ${oneColumn}
    > ${Words} > p {
      font-size: var(--t-sm);
      line-height: 1.5;
    }
    > [data-open] {
      ${onLight}
    }
  }
  h3 {
    font-size: min(var(--t-base), 4.2vw);
  }
  ${({ $isPlan, $columns }) =>
    $isPlan
      ? css`
          ${notLarge} {
            > li {
              ${row}
            }
          }
          ${from.md} {
            align-content: stretch;
          }
        `
      : css`
          ${onPhones} {
            > li {
              ${row}
            }
          }
          ${from.sm} {
            grid-template-columns: repeat(2, minmax(0, 1fr));
            gap: ${space(6)} clamp(0.75rem, 3.5vw, ${space(6)});
            > li {
              ${tile}
            }
          }
          ${from.tablet} {
            grid-template-columns: repeat(${$columns}, minmax(0, 1fr));
            column-gap: clamp(${space(4)}, 1.7vw, ${space(6)});
            align-content: start;
          }
        `}
`;
