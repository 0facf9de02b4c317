import styled from 'styled-components';
import { atBothEnds, below, from, plainLink, screenOnly, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

interface JumpLinksProps {
  readonly label: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the categories. */
export function JumpLinks({ label, places }: JumpLinksProps) {
  return (
    <Nav aria-label={label}>
      <Links>
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{name}</span>
              <span aria-hidden="true">↓</span>
            </a>
          </li>
        ))}
      </Links>
    </Nav>
  );
}

const Nav = styled.nav`
  a {
    ${atBothEnds}
    gap: ${space(2)};
    min-height: var(--touch);
    padding-block: ${space(1)};
    ${plainLink}
    font-weight: 700;
    line-height: 1.2;
    ${below.sm} {
      font-size: var(--t-sm);
    }
    &:hover {
      text-decoration: underline;
    }
  }
  ${screenOnly}
`;

/** All in a row, on tablets and phones in two columns, or in one with enlarged text. */
const Links = styled(RuledList)`
  @media (min-width: 20em) and (max-width: 59.99em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: clamp(1rem, 3vw, 2rem);
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(5, auto);
    column-gap: ${space(6)};
  }
`;
