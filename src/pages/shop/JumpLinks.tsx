import styled from 'styled-components';
import { atBothEnds, plainLink, screenOnly, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the categories. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <Nav aria-label={label}>
      <RuledList>
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
    gap: ${space(2)};
    min-height: var(--touch);
    ${plainLink}
    font-weight: 700;
    &:hover {
      text-decoration: underline;
    }
  }
  ${screenOnly}
`;
