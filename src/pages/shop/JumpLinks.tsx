import styled from 'styled-components';
import { screenOnly, space } from '../../ui/theme/tokens';

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

const Nav = styled.nav`
  border-bottom: 1px solid var(--line);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(6)};
    padding: ${space(3)} 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 700;
  }
  ${screenOnly}
`;
