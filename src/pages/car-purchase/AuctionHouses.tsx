import styled from 'styled-components';
import {
  bidding,
  biddingLedger,
  carPurchasePage,
  houses,
  houseWords,
} from '../../content/services/carPurchase';
import { auctionPartners } from '../../content/partners';
import { DataTable } from '../../ui/DataTable';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { RuledList, Split, Stack } from '../../ui/theme/layout';
import { ExternalLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { headingFont, space, tapTarget } from '../../ui/theme/tokens';

/** Bidding through a member: who does what, then how the three auction houses differ. */
export function AuctionHouses() {
  return (
    <Section title={carPurchasePage.seeBidding} intro={carPurchasePage.biddingIntro}>
      <Split $ratio={[7, 5]}>
        <Stack $gap={5}>
          <Steps>
            <PhoneFold summary={biddingLedger.more} />
            <DataTable
              caption={biddingLedger.caption}
              hidesCaption
              columns={biddingLedger.columns}
              rows={bidding.map(({ matter, we, you }) => ({ key: matter, cells: [matter, we, you] }))}
            />
          </Steps>
          <p>
            <strong>{houseWords.asIsTitle}</strong> {houseWords.asIs}
          </p>
        </Stack>
        <Stack $gap={3}>
          <SubTitle>{houseWords.title}</SubTitle>
          <p>{houseWords.intro}</p>
          <RuledList $gap={3} $closed>
            {houses.map(({ name, canBid, know }) => (
              <li key={name}>
                <HouseName name={name} />
                <p>
                  {canBid} {know}
                </p>
              </li>
            ))}
          </RuledList>
        </Stack>
      </Split>
    </Section>
  );
}

/** An auction house, with a link to its site if it's a partner. */
function HouseName({ name }: { readonly name: string }) {
  const url = auctionPartners.find((partner) => partner.name === name)?.url;
  return <Name>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</Name>;
}

/** On phones, the first steps, and the others on a tap. */
const Steps = styled.div`
  @media screen and (max-width: 39.99em) {
    display: grid;
    > ${Fold} {
      order: 1;
    }
    > ${Fold}:not([open]) + table tbody > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const Name = styled.h4`
  ${headingFont}
  margin-bottom: ${space(1)};
  font-size: var(--t-xl);
  a {
    ${tapTarget(2.5)}
    margin-block: ${space(-2.5)};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
