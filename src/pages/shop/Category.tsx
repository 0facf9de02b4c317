import styled from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space, writtenLarge } from '../../ui/theme/tokens';
import { vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehiclePictogram } from '../../ui/vehicles/VehicleDrawing';
import { PartDrawing } from './PartDrawing';

/** One category: its items with drawings, and what we need to know to find them. */
export function Category({ category }: { readonly category: ShopCategory }) {
  return (
    <Group aria-labelledby={category.id}>
      <SectionTitle id={category.id}>{category.name}</SectionTitle>
      <p>{category.intro}</p>
      <ul>
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
      </ul>
    </Group>
  );
}

/** Whether a kind of vehicle has its own drawing, besides its body type's. */
const hasDrawing = (id: string): id is VehicleKind => Object.hasOwn(vehicleShapes, id);

/** A category, separated from the one above. */
export const Group = styled.section`
  & + & {
    margin-top: ${space(14)};
  }
  > p {
    max-width: var(--measure);
    margin-block: ${space(3)} ${space(5)};
  }
  ul {
    padding: 0;
    border-bottom: 1px solid var(--line);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
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
  }
  ${writtenLarge} {
    h3 {
      grid-column: 2 / -1;
    }
  }
  ${from.sm} {
    display: block;
    p {
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
