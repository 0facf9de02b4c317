import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as layoutWords from '../../content/layout';
import { footerMoreLinks, footerQuickLinks, footerServiceLinks } from '../../content/navigation';
import type { NavLink } from '../../content/navigation';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** The footer's lists of links, as items of its grid. */
export function FooterLinks() {
  return (
    <>
      <LinkList title={layoutWords.quickLinks} links={footerQuickLinks} />
      <LinkList title={layoutWords.services} links={footerServiceLinks} />
      <More>
        <LinkList title={layoutWords.more} links={footerMoreLinks} />
      </More>
    </>
  );
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }) {
  return (
    <nav aria-label={title}>
      <Stencil as="h2">{title}</Stencil>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones, below both columns, in two columns of its own. */
const More = styled.div`
  grid-column: 1 / -1;
  ul {
    columns: 2;
    column-gap: ${space(5)};
  }
  ${from.sm} {
    grid-column: auto;
    ul {
      columns: auto;
    }
  }
`;
