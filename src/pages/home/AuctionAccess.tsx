import styled from 'styled-components';
import { paths } from '../../config/paths';
import { homeAuctions } from '../../content/pages/home';
import { auctionPartners } from '../../content/partners';
import { PartnerLogo } from '../../features/auction-popup/PartnerLogo';
import { Split, Stack } from '../../ui/theme/layout';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { StencilPlate } from '../../ui/StencilPlate';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const loadPrice = () => import('../../features/price/PriceInShort');
const room = `min-height: 13.5rem; ${from.sm} { min-height: 24.5rem; } ${from.md} { min-height: 23rem; }`;

/** Bidding through the company's auction memberships. */
export function AuctionAccess() {
  return (
    <StencilPlate aria-labelledby="auction-access">
      <Split $ratio={[7, 5]} $align="stretch">
        <Access $gap={5}>
          <Stencil>{homeAuctions.label}</Stencil>
          <SectionTitle id="auction-access">{homeAuctions.title}</SectionTitle>
          <Lead>{homeAuctions.lead}</Lead>
          <Marks>
            {auctionPartners.map((partner) => (
              <li key={partner.name}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </Marks>
          <ArrowLinks>
            <ArrowLink to={paths.carPurchase}>{homeAuctions.how}</ArrowLink>
            <ArrowLink to={`${paths.carPurchase}#vin`}>{homeAuctions.checkVin}</ArrowLink>
          </ArrowLinks>
        </Access>
        <Stack $gap={5}>
          <LazyPart load={loadPrice} room={room} failure={() => null} />
          <div>
            <ArrowLink to={`${paths.carPurchase}#price`}>{homeAuctions.seeCostByLine}</ArrowLink>
          </div>
        </Stack>
      </Split>
    </StencilPlate>
  );
}

/** As tall as the price beside it. */
const Access = styled(Stack)`
  grid-template-rows: repeat(3, auto) 1fr;
  align-content: stretch;
`;

const Marks = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  li {
    display: grid;
  }
  ${from.lg} {
    img {
      width: 80%;
      height: auto;
    }
  }
`;
