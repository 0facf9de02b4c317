import styled from 'styled-components';
import { paths } from '../../config/paths';
import { memberships } from '../../content/pages/about';
import { auctionPartners } from '../../content/partners';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { from, space } from '../../ui/theme/tokens';

/** The auction houses the company is a member of. Their logos aren't used. */
export function Memberships() {
  return (
    <Section title={memberships.title} intro={memberships.intro}>
      <Names>
        {auctionPartners.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </Names>
      <ArrowLink to={paths.carPurchase}>{memberships.seeBidding}</ArrowLink>
    </Section>
  );
}

const Names = styled.ul`
  display: grid;
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
    font-size: var(--t-2xl);
    font-weight: 780;
    letter-spacing: -0.015em;
    line-height: 1.1;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border-bottom: 0;
    gap: ${space(8)};
    a {
      padding-block: ${space(8)};
    }
    li {
      border-bottom: 1px solid var(--line);
    }
  }
`;
