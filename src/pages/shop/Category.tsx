import styled from 'styled-components';
import type { ShopCategory } from '../../content/pages/shop';
import { AddButton } from '../../features/enquiry/AddButton';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** One kind of goods: each line says what we must know to find it. */
export function Category({ category }: { readonly category: ShopCategory }) {
  return (
    <Group aria-labelledby={category.id}>
      <SectionTitle id={category.id}>{category.name}</SectionTitle>
      <p>{category.intro}</p>
      <ul>
        {category.items.map(({ id, name, text }) => (
          <li key={id}>
            <div>
              <SubTitle>{name}</SubTitle>
              <p>{text}</p>
            </div>
            <AddButton id={id} name={name} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** A kind of goods, below the one before. */
export const Group = styled.section`
  & + & {
    margin-top: ${space(14)};
  }
  > p {
    max-width: 42rem;
    margin-block: ${space(3)} ${space(5)};
  }
  ul {
    padding: 0;
    border-bottom: 1px solid var(--line);
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space(3)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
    ${from.sm} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space(6)};
    }
  }
  li > div:first-child p {
    margin-top: ${space(1)};
  }
`;
