import styled from 'styled-components';
import * as layoutWords from '../../content/layout';
import {
  footerMoreLinks,
  footerQuickLinks,
  footerServiceLinks,
  planningTools,
} from '../../content/navigation';
import type { NavLink } from '../../content/navigation';
import { Stencil } from '../../ui/theme/text';
import { acrossColumns, space } from '../../ui/theme/tokens';
import { LinkItems } from '../LinkItems';

/** The footer's lists of links, as items of its grid. */
export function FooterLinks() {
  return (
    <>
      <LinkList title={layoutWords.quickLinks} links={footerQuickLinks} />
      <LinkList title={layoutWords.services} links={footerServiceLinks} />
      <LinkList title={layoutWords.more} links={footerMoreLinks} />
      <Tools title={layoutWords.planningTools} links={planningTools} />
    </>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly NavLink[];
  readonly className?: string;
}

function LinkList({ title, links, className }: LinkListProps) {
  return (
    <nav className={className} aria-label={title}>
      <Stencil as="h2">{title}</Stencil>
      <LinkItems links={links} />
    </nav>
  );
}

/** On phones, in one line below the three columns. */
const Tools = styled(LinkList)`
  @media (max-width: 39.99em) {
    grid-column: 1 / -1;
    ${acrossColumns}
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space(5)};
    }
  }
`;
