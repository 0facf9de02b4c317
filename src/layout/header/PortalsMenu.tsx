import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { MenuDisclosure } from '../../features/menu/MenuDisclosure';
import { ExternalLinks } from '../../ui/links';
import { plainSummary, space, touchRow } from '../../ui/theme/tokens';

/** Links to the three portals, which are separate sites, each in a new tab. */
export function PortalsMenu() {
  return (
    <Dropdown name="portals" summary={layoutWords.portals}>
      <ExternalLinks links={company.portals} />
    </Dropdown>
  );
}

const Dropdown = styled(MenuDisclosure)`
  position: relative;
  summary {
    ${touchRow}
    gap: ${space(2)};
    padding-inline: ${space(2)};
    font-weight: 600;
    ${plainSummary}
  }
  summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  &[open] summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  ul {
    position: absolute;
    inset: calc(100% + 0.5rem) 0 auto auto;
    display: grid;
    min-width: 13rem;
    padding: ${space(2)};
    background: var(--white);
    border: 1px solid var(--ink);
    border-radius: var(--radius);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: ${space(3)};
    border-radius: var(--radius);
    color: var(--ink);
    text-decoration: none;
    &:hover {
      background: var(--sand);
    }
  }
`;
