import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as layoutWords from '../../content/layout';
import { mainNavigation } from '../../content/navigation';
import { from, screenOnly, space, touchRow } from '../../ui/theme/tokens';
import { LinkItems, useCurrent } from '../LinkItems';

/** The main navigation of wide screens. A section is also active for its sub-paths. */
export function MainNavigation() {
  const current = useCurrent();
  return (
    <Nav aria-label={layoutWords.main}>
      <LinkItems links={mainNavigation} as={NavItem} current={current} />
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  margin-inline-start: auto;
  ${from.lg} {
    display: block;
  }
  ${screenOnly}
  ul {
    display: flex;
    gap: ${space(6)};
  }
`;

const NavItem = styled(Link)`
  ${touchRow}
  border-block: 3px solid transparent;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    border-bottom-color: var(--line-strong);
  }
  &[aria-current] {
    border-bottom-color: var(--signal);
  }
  /* Forced colors make even transparent borders visible. */
  @media (forced-colors: active) {
    &:not([aria-current]):not(:hover) {
      border-color: Canvas;
    }
    border-top-color: Canvas;
  }
`;
