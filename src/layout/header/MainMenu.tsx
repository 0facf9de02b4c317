import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { mainNavigation, planningTools, quickTools } from '../../content/navigation';
import { AccountEntry } from '../../features/account/AccountEntry';
import { MenuDisclosure } from '../../features/menu/MenuDisclosure';
import { ButtonLink } from '../../ui/buttons/Button';
import { ExternalLinks } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { plainSummary, space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';
import { LinkItems, useCurrent } from '../LinkItems';

/** The hamburger menu of small screens, with the same links as the navigation (specification §2). */
export function MainMenu() {
  const current = useCurrent();
  return (
    <Menu name="main" label={layoutWords.menu} summary={<Bars aria-hidden="true" />}>
      <Panel $gap={5}>
        <nav aria-label={layoutWords.main}>
          <LinkItems links={mainNavigation} as={MenuLink} current={current} />
        </nav>
        <ButtonLink to={paths.quote}>{layoutWords.getQuote}</ButtonLink>
        <AccountEntry />
        <Group>
          <div>
            <Stencil>{layoutWords.quickTools}</Stencil>
            <LinkItems links={quickTools} current={current} />
          </div>
          <div>
            <Stencil>{layoutWords.planningTools}</Stencil>
            <LinkItems links={planningTools} />
          </div>
          <div>
            <Stencil>{layoutWords.portals}</Stencil>
            <ExternalLinks links={company.portals} />
          </div>
        </Group>
      </Panel>
    </Menu>
  );
}

const Menu = styled(MenuDisclosure)`
  summary {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    ${plainSummary}
  }
`;

/** Drawn with borders, because forced colors remove backgrounds. */
const Bars = styled.span`
  display: grid;
  align-content: center;
  width: 1.125rem;
  height: 0.75rem;
  border-block: 2px solid currentcolor;
  &::before {
    content: '';
    border-top: 2px solid;
  }
  [open] > summary > & {
    border-width: 0;
    &::before {
      border-top-width: 3px;
    }
  }
`;

const Panel = styled(Stack)`
  position: absolute;
  inset: 100% 0 auto;
  /* Leaves a strip of the page visible, so that a tap there closes the menu. */
  max-height: calc(100dvh - 6.5rem);
  overflow: auto;
  padding: ${space(4)} var(--gutter) ${space(8)};
  background: var(--paper);
  border-bottom: 3px solid var(--ink);
  a:not([data-button]) {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    text-decoration: none;
  }
`;

const MenuLink = styled(Link)`
  && {
    min-height: 3.25rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--t-lg);
    font-weight: 700;
    &[aria-current] {
      box-shadow: inset 4px 0 var(--signal);
      padding-inline-start: ${space(3)};
    }
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(4)};
  a[aria-current] {
    text-decoration: underline 2px var(--signal);
    text-underline-offset: 0.4em;
  }
`;
