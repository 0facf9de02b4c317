import styled from 'styled-components';
import { paths } from '../../config/paths';
import { homeAuctions } from '../../content/pages/home';
import { auctionPartners } from '../../content/partners';
import { PartnerLogo } from '../../features/auction-popup/PartnerLogo';
import { Split, Stack } from '../../ui/theme/layout';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Band } from '../../ui/Section';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

const loadPrice = () => import('../../features/price/PriceInShort');

/** Bidding through the company's auction memberships. */
export function AuctionAccess() {
  return (
    <Band $tone="ink" aria-labelledby="auction-access">
      <Frame $ratio="minmax(0, 7fr) minmax(0, 5fr)">
        <Stack $gap={5}>
          <Stencil>{homeAuctions.label}</Stencil>
          <SectionTitle id="auction-access">{homeAuctions.title}</SectionTitle>
          <Lead>{homeAuctions.lead}</Lead>
          <Links>
            <ArrowLink to={`${paths.carPurchase}#price`}>{homeAuctions.seeCostByLine}</ArrowLink>
            <ArrowLink to={paths.carPurchase}>{homeAuctions.how}</ArrowLink>
            <ArrowLink to={`${paths.carPurchase}#vin`}>{homeAuctions.checkVin}</ArrowLink>
          </Links>
        </Stack>
        <Stack $gap={8}>
          <Marks>
            {auctionPartners.map((partner) => (
              <li key={partner.name}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </Marks>
          <LazyPart load={loadPrice} room={[20.5, 18]} failure={() => null} />
        </Stack>
      </Frame>
    </Band>
  );
}

const Frame = styled(Split)`
  max-width: calc(80rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Links = styled.div`
  display: grid;
  justify-items: start;
`;

const Marks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`;
