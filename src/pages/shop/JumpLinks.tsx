import styled from 'styled-components';
import { catalogPicture } from '../../content/pictures/catalog';
import { Picture } from '../../ui/Picture';
import { from, headingFont, onHover, screenOnly, space, touchRow } from '../../ui/theme/tokens';

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly {
    readonly id: string;
    readonly name: string;
    /** The item whose picture stands for it. */
    readonly item?: string | undefined;
  }[];
}

/** Links to the categories, with a picture of each. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <Nav aria-label={label}>
      <Tiles>
        {places.map(({ id, name, item }) => (
          <li key={id} data-wide={item ? undefined : ''}>
            <a href={`#${id}`}>
              {item && (
                <Picture picture={catalogPicture(item)} sizes="(max-width: 60em) 46vw, 20rem" decorative />
              )}
              <span>{name}</span>
              <span aria-hidden="true">↓</span>
            </a>
          </li>
        ))}
      </Tiles>
    </Nav>
  );
}

const Nav = styled.nav`
  a {
    ${touchRow}
    ${headingFont}
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
    width: 100%;
    color: inherit;
    line-height: 1.2;
    text-decoration: none;
    ${onHover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  picture {
    width: 100%;
  }
  a > :nth-last-child(2) {
    flex: 1;
    padding-block: ${space(2.5)};
  }
  [data-wide] {
    grid-column: 1 / -1;
    border-top: 2px solid var(--ink);
  }
  ${screenOnly}
`;

/** Four pictures: two beside each other, or all on tablets. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};
  font-size: min(var(--t-base), 4.2vw);
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    font-size: var(--t-sm);
  }
  ${from.md} {
    column-gap: ${space(5)};
  }
`;
