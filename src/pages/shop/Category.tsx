import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { catalogPicture } from '../../content/pictures/catalog';
import { AddToList } from '../../features/enquiry/AddToList';
import { useAddToEnquiry } from '../../features/enquiry/useAddToEnquiry';
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
  const { itemOf } = useAddToEnquiry();
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
          <li key={item.id} data-open={itemOf(item.id) && ''}>
            <Shot>
              <Picture
                picture={catalogPicture(item.id)}
                sizes={isPlan ? '10rem' : '(max-width: 47.99em) 50vw, 20rem'}
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

/** On phones, what's on the list takes a row. */
const phoneTile = css`
  grid-template-rows: auto 1fr auto;
  gap: ${space(2)};
  &[data-open] {
    grid-template: auto / repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
    grid-column: 1 / -1;
    > [role='group'] {
      grid-column: 1 / -1;
    }
  }
`;

/** The words between the picture and the button. */
const row = css`
  grid-template: auto / 10rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  padding-block: ${space(4)};
  border-top: 1px solid var(--line);
  > ${Words} {
    grid-column: 2;
  }
  > [role='group']:not([data-open]) {
    grid-area: 1 / 3;
  }
  > [data-open] {
    grid-column: 1 / -1;
  }
`;

/** Tiles: in two columns, or beyond phones all vehicles of a category in one row. Beyond phones, parts are rows. */
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
  ${onPhones} {
    grid: auto-flow dense / repeat(2, minmax(0, 1fr));
    gap: ${space(6)} ${space(3)};
    > li {
      ${phoneTile}
    }
  }
  ${({ $isPlan, $columns }) =>
    $isPlan
      ? css`
          ${from.sm} {
            > li {
              ${row}
            }
          }
          ${from.md} {
            align-content: stretch;
          }
        `
      : css`
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
