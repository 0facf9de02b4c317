import styled from 'styled-components';
import { paths } from '../../config/paths';
import { memberships } from '../../content/pages/about';
import { auctionPartners } from '../../content/partners';
import { carPurchase } from '../../content/pictures/scenes';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { SceneBand } from '../../ui/SceneBand';
import { RuledList } from '../../ui/theme/layout';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { headingFont, space } from '../../ui/theme/tokens';

/** The auction houses the company is a member of, next to a picture of an auction. Their logos aren't used. */
export function Memberships() {
  return (
    <SceneBand picture={carPurchase} side="right" focus="55% 100%" labelledBy="memberships">
      <SectionTitle id="memberships">{memberships.title}</SectionTitle>
      <Lead>{memberships.intro}</Lead>
      <Names $closed>
        {auctionPartners.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </Names>
      <ArrowLink to={paths.carPurchase}>{memberships.seeBidding}</ArrowLink>
    </SceneBand>
  );
}

const Names = styled(RuledList)`
  a {
    display: block;
    padding-block: ${space(4)};
    ${headingFont}
    font-size: var(--t-xl);
    letter-spacing: -0.015em;
    line-height: 1.1;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
