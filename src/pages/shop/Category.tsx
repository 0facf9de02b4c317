import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { shopWords as words } from '../../content/shop';
import type { ShopCategory } from '../../content/shop';
import { itemAdded, selectEnquiryItems } from '../../features/enquiry/enquirySlice';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { SectionTitle, SubTitle } from '../../ui/text';
import { from, onPaper, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** One kind of goods: each line says what we must know to find it. */
export function Category({ category }: { readonly category: ShopCategory }) {
  const dispatch = useDispatch();
  const onList = useSelector(selectEnquiryItems);
  return (
    <Group aria-labelledby={category.id}>
      <SectionTitle id={category.id}>{category.name}</SectionTitle>
      <p>{category.intro}</p>
      <ul>
        {category.items.map(({ id, name, text }) => {
          const count = onList.find((item) => item.id === id)?.quantity;
          return (
            <li key={id}>
              <div>
                <SubTitle>{name}</SubTitle>
                <p>{text}</p>
              </div>
              <Add
                $variant="secondary"
                onClick={() => {
                  dispatch(itemAdded({ id, name }));
                  announce(words.added(name));
                }}
              >
                {words.add}
                <VisuallyHidden>: {name}</VisuallyHidden>
                {count !== undefined && <span>{`(${String(count)})`}</span>}
              </Add>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}

const Group = styled.section`
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
  li p {
    margin-top: ${space(1)};
  }
`;

/** The list needs scripts: without them the button would be dead. */
const Add = styled(Button)`
  justify-self: start;
  @media (scripting: none) {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;
