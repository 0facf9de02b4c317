import styled from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddToList } from '../../features/enquiry/AddToList';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
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
    grid-template: auto 1fr / auto minmax(0, 1fr);
    align-items: start;
    gap: ${space(3)} ${space(4)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
    ${from.sm} {
      grid-template: auto / auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${space(6)};
    }
  }
`;

/** On phones, next to both the drawing and the button below it. */
const Words = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;
  p {
    margin-top: ${space(1)};
  }
  ${from.sm} {
    grid-row: auto;
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
    width: 4rem;
    height: auto;
  }
  ${from.sm} {
    svg {
      width: 5.5rem;
    }
  }
`;
