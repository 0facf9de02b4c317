import styled, { css } from 'styled-components';
import type { ShopCategory, ShopItem } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space, writtenLarge } from '../../ui/theme/tokens';
import { vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

interface CategoryProps {
  readonly category: ShopCategory;
}

/** One category: its items with drawings, and what we need to know to find them. */
export function Category({ category: { id: headingId, name, intro, note, items } }: CategoryProps) {
  return (
    <Group aria-labelledby={headingId}>
      <SectionTitle id={headingId}>{name}</SectionTitle>
      <p>{intro}</p>
      <Tiles $isPair={items.length === 2}>
        {items.map((item) => (
          <li key={item.id}>
            <Drawing>
              <ItemDrawing {...item} />
            </Drawing>
            <Words>
              <SubTitle>{item.name}</SubTitle>
              <p>{item.text}</p>
            </Words>
            <AddToList id={item.id} name={item.name} noteHint={note} />
          </li>
        ))}
      </Tiles>
    </Group>
  );
}

/** Whether a kind of vehicle has its own drawing, besides its body type's. */
const hasDrawing = (id: string): id is VehicleKind => Object.hasOwn(vehicleShapes, id);

/** Parts in the style of the vehicle drawings, in 48 by 24 units: the solid path, then the cutouts. */
const shapes: Readonly<Record<string, readonly [solid: string, cut: string]>> = {
  tires: [
    'M14 1a11 11 0 100 22a11 11 0 100-22ZM35 5a9 9 0 100 18a9 9 0 100-18Z',
    'M14 7a5 5 0 100 10a5 5 0 100-10ZM35 10a4 4 0 100 8a4 4 0 100-8Z',
  ],
  'body-parts': ['M8 23V12L15 2h21q3 0 3 3v18Z', 'M13 12l5-7h17v7ZM30 15h6v2h-6Z'],
  mechanical: [
    'M14 6V2h18v4h4l3 4h4V7h3v12h-3v-3h-4v3l-3 3H16l-3-3v-2H9v2H6V8h3v3h4V7Z',
    'M18 10h3v8h-3ZM24 10h3v8h-3ZM30 10h3v8h-3Z',
  ],
  keys: [
    'M14 4a8 8 0 100 16a8 8 0 007.4-5H29l3 3 3-3 3 3 3-3h3l2-3-2-3H21.4A8 8 0 0014 4Z',
    'M11 9.500a2.500 2.500 0 100 5a2.500 2.500 0 100-5Z',
  ],
};

/** An item in two colors, or nothing if there is no drawing of it. */
function ItemDrawing({ id, bodyType }: Pick<ShopItem, 'id' | 'bodyType'>) {
  const kind = hasDrawing(id) ? id : bodyType;
  const part = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  return (
    <svg viewBox="0 0 48 24" aria-hidden="true">
      {kind ? (
        <VehicleDrawing kind={kind} color="var(--sea)" glass="var(--sea-tint)" />
      ) : (
        part && (
          <>
            <path d={part[0]} fill="var(--sea)" />
            <path d={part[1]} fill="var(--sea-tint)" />
          </>
        )
      )}
    </svg>
  );
}

/** A category, separated from the one above. */
export const Group = styled.section`
  & + & {
    margin-top: clamp(3.5rem, 2.6rem + 3vw, 5rem);
  }
  > p {
    max-width: var(--measure);
    margin-block: ${space(3)} ${space(5)};
  }
`;

/** Rows on phones; two tiles side by side on tablets, and four on large screens, or two wide ones. */
const Tiles = styled.ul<{ $isPair: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)} ${space(6)};
  }
  ${from.md} {
    grid-template-columns: repeat(${({ $isPair }) => ($isPair ? 2 : 4)}, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${space(2)} ${space(4)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
    ${writtenLarge} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${from.sm} {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      gap: ${space(4)};
      padding: 0;
      border: 0;
    }
    ${from.md} {
      ${({ $isPair }) =>
        $isPair &&
        css`
          grid-template-columns: repeat(2, minmax(0, 1fr));
          grid-template-rows: 1fr auto;
          gap: ${space(3)} ${space(6)};
          > :first-child {
            grid-row: span 2;
          }
        `}
    }
  }
  > li > [role='group'] {
    align-self: start;
    justify-self: start;
  }
  > li > [data-open] {
    justify-self: stretch;
    grid-column: 1 / -1;
  }
  /* Next to a tile that's open and taller, buttons follow their texts. */
  &:has([data-open]) > li {
    grid-template-rows: auto;
    align-content: start;
  }
`;

/** On phones, the name is right of the drawing with the button below it, and the text goes across. */
const Words = styled.div`
  display: contents;
  h3 {
    align-self: end;
  }
  p {
    order: 1;
    grid-column: 1 / -1;
  }
  & + [data-open] {
    order: 1;
  }
  ${from.sm} {
    display: block;
    p {
      margin-top: ${space(1)};
    }
  }
`;

/** As wide as its tile. */
const Drawing = styled.div`
  grid-row: span 2;
  padding: ${space(2)} ${space(3)};
  border-radius: var(--radius);
  background: var(--sea-tint);
  svg {
    display: block;
    width: 100%;
    max-width: 17rem;
    height: auto;
    margin-inline: auto;
  }
  ${writtenLarge} {
    grid-row: auto;
  }
  ${from.sm} {
    grid-row: auto;
    padding: ${space(6)};
  }
`;
