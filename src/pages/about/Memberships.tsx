import styled from 'styled-components';
import { paths } from '../../config/paths';
import { memberships } from '../../content/pages/about';
import { auctionPartners } from '../../content/partners';
import { carPurchase } from '../../content/pictures/carPurchase';
import { ArrowLink, ExternalLink } from '../../ui/links';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { from, headingFont, screenOnly, space } from '../../ui/theme/tokens';

/** The auction houses the company is a member of, next to a picture of an auction. Their logos aren't used. */
export function Memberships() {
  return (
    <Members aria-labelledby="memberships">
      <Split as={Container} $ratio={[5, 7]} $align="stretch">
        <div>
          <Stack $gap={3}>
            <SectionTitle id="memberships">{memberships.title}</SectionTitle>
            <Lead>{memberships.intro}</Lead>
          </Stack>
          <Names>
            {auctionPartners.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </Names>
          <ArrowLink to={paths.carPurchase}>{memberships.seeBidding}</ArrowLink>
        </div>
        <Auction picture={carPurchase} sizes={pageWide('66vw')} />
      </Split>
    </Members>
  );
}

const Members = styled(Band)`
  overflow: hidden;
`;

/** As tall as the text, up to the window's edge. */
const Auction = styled(Picture)`
  margin-inline-end: calc(-1 * max(var(--gutter), (100vw - 80rem) / 2));
  ${from.md} {
    position: relative;
    img {
      position: absolute;
      inset: 0;
      height: 100%;
      object-fit: cover;
    }
  }
  ${screenOnly}
`;

const Names = styled.ul`
  margin-block: ${space(8)} ${space(6)};
  border-bottom: 2px solid var(--ink);
  li {
    border-top: 2px solid var(--ink);
  }
  a {
    display: block;
    padding-block: ${space(5)};
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
