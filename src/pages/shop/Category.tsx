import styled from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { acrossColumns, from, space, writtenLarge } from '../../ui/theme/tokens';
import { vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehiclePictogram } from '../../ui/vehicles/VehicleDrawing';
import { RuledList } from '../../ui/theme/layout';

/** One category: its items with drawings, and what we need to know to find them. */
export function Category({ category }: { readonly category: ShopCategory }) {
  return (
    <Group aria-labelledby={category.id}>
      <SectionTitle id={category.id}>{category.name}</SectionTitle>
      <p>{category.intro}</p>
      <RuledList $gap={4} $faint $closed>
        {category.items.map(({ id, name, text, bodyType }) => (
          <li key={id}>
            <Drawing>
              {bodyType ? (
                <VehiclePictogram kind={hasDrawing(id) ? id : bodyType} />
              ) : (
                <PartDrawing id={id} />
              )}
            </Drawing>
            <Words>
              <SubTitle>{name}</SubTitle>
              <p>{text}</p>
            </Words>
            <AddToList id={id} name={name} noteHint={category.note} />
          </li>
        ))}
      </RuledList>
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

/** A part's drawing, next to its name; nothing if there is none. */
function PartDrawing({ id }: { readonly id: string }) {
  const shape = Object.hasOwn(shapes, id) ? shapes[id] : undefined;
  if (!shape) return null;
  const [solid, cut] = shape;
  return (
    <Fixed width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
      <path d={solid} fill="currentColor" />
      <path d={cut} fill="var(--paper)" />
    </Fixed>
  );
}

/** A category, separated from the one above. */
export const Group = styled.section`
  & + & {
    margin-top: ${space(14)};
  }
  > p {
    max-width: var(--measure);
    margin-block: ${space(3)} ${space(5)};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    ${from.sm} {
      gap: ${space(3)} ${space(6)};
    }
  }
`;

/** On phones, the name is between the drawing and the button, and the text below all three. */
const Words = styled.div`
  display: contents;
  p {
    grid-area: 2 / 1 / auto / -1;
    ${acrossColumns}
  }
  ${writtenLarge} {
    h3 {
      grid-column: 2 / -1;
    }
  }
  ${from.sm} {
    display: block;
    p {
      width: auto;
      min-width: 0;
      margin-top: ${space(1)};
    }
  }
`;

/** The size of a thumbnail. */
const Drawing = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(2)};
  border-radius: var(--radius);
  background: var(--sea-tint);
  color: var(--sea-deep);
  svg {
    width: 3rem;
    height: auto;
  }
  ${from.sm} {
    svg {
      width: 5.5rem;
    }
  }
`;

const Fixed = styled.svg`
  flex: none;
`;
