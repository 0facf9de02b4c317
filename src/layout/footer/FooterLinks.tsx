import * as layoutWords from '../../content/layout';
import {
  footerMoreLinks,
  footerQuickLinks,
  footerServiceLinks,
  planningTools,
} from '../../content/navigation';
import type { NavLink } from '../../content/navigation';
import { LinkItems } from '../LinkItems';
import { FoldedTitle } from './FoldedTitle';

/** The footer's lists of links, as items of its grid. */
export function FooterLinks() {
  return (
    <>
      <LinkList title={layoutWords.quickLinks} links={footerQuickLinks} />
      <LinkList title={layoutWords.services} links={footerServiceLinks} />
      <LinkList title={layoutWords.more} links={footerMoreLinks} />
      <LinkList title={layoutWords.planningTools} links={planningTools} />
    </>
  );
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }) {
  return (
    <nav aria-label={title}>
      <FoldedTitle title={title} />
      <LinkItems links={links} />
    </nav>
  );
}
