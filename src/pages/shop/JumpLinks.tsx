import styled from 'styled-components';
import { RuledList } from '../../ui/theme/layout';
import { atBothEnds, headingFont, onHover, screenOnly } from '../../ui/theme/tokens';

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the categories, because the page is long. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <Nav aria-label={label}>
      <RuledList $closed>
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{name}</span>
              <span aria-hidden="true">↓</span>
            </a>
          </li>
        ))}
      </RuledList>
    </Nav>
  );
}

const Nav = styled.nav`
  a {
    ${atBothEnds}
    ${headingFont}
    min-height: 3.5rem;
    font-size: var(--t-lg);
    color: inherit;
    text-decoration: none;
    ${onHover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  ${screenOnly}
`;
