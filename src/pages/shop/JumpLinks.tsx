import styled from 'styled-components';
import { from, screenOnly, space, touchRow, writtenLarge } from '../../ui/theme/tokens';

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the categories, because the page is long on phones. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <Nav aria-label={label}>
      <ul>
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** One row, which scrolls sideways where it has no room. With large text, it wraps instead. */
const Nav = styled.nav`
  border-bottom: 1px solid var(--line);
  margin-inline: calc(-1 * var(--gutter));
  overflow-x: auto;
  font-size: var(--t-sm);
  ${from.md} {
    margin-inline: 0;
    overflow-x: visible;
    font-size: inherit;
  }
  ul {
    display: flex;
    gap: 0 ${space(5)};
    width: max-content;
    padding: ${space(3)} var(--gutter);
    ${writtenLarge} {
      flex-wrap: wrap;
      width: auto;
    }
    ${from.md} {
      padding-inline: 0;
    }
  }
  a {
    ${touchRow}
    font-weight: 700;
    white-space: nowrap;
    ${writtenLarge} {
      white-space: normal;
    }
  }
  ${screenOnly}
`;
