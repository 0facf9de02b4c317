import styled from 'styled-components';
import { paths } from '../../config/paths';
import { memberships } from '../../content/pages/about';
import { auctionPartners } from '../../content/partners';
import { carPurchase } from '../../content/pictures/carPurchase';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/theme/layout';
import { pageWide } from '../../ui/theme/pictureSizes';
import { space } from '../../ui/theme/tokens';

/** The auction houses the company is a member of, next to a picture of an auction. Their logos aren't used. */
export function Memberships() {
  return (
    <Section title={memberships.title} intro={memberships.intro}>
      <Split $ratio="minmax(0, 5fr) minmax(0, 7fr)" $align="center">
        <div>
          <Names>
            {auctionPartners.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </Names>
          <ArrowLink to={paths.carPurchase}>{memberships.seeBidding}</ArrowLink>
        </div>
        <Picture picture={carPurchase} sizes={pageWide('44vw')} />
      </Split>
    </Section>
  );
}

const Names = styled.ul`
  padding: 0;
  margin-bottom: ${space(6)};
  list-style: none;
  border-bottom: 2px solid var(--ink);
  li {
    border-top: 2px solid var(--ink);
  }
  a {
    display: block;
    padding-block: ${space(5)};
    font-family: var(--font-heading);
    font-size: var(--t-xl);
    font-weight: 780;
    letter-spacing: -0.015em;
    line-height: 1.1;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
