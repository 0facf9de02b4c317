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
import { bandPadding, Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { below, headingFont, onInk, onTablets, space } from '../../ui/theme/tokens';

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
          <Houses $gap={3} $closed>
            {houses.map(({ name, canBid, know }) => (
              <li key={name}>
                <Name>{name}</Name>
                <p>{canBid}</p>
                <p>
                  {know} <HouseLink name={name} />
                </p>
              </li>
            ))}
          </Houses>
        </Stack>
      </Split>
    </Section>
  );
}

/** A link to an auction house's site, if it's a partner. */
function HouseLink({ name }: { readonly name: string }) {
  const url = auctionPartners.find((partner) => partner.name === name)?.url;
  return url && <ExternalLink href={url}>{houseWords.site(name)}</ExternalLink>;
}

/** On phones, the first steps, and the others on a tap. Two columns, each named once. */
const Steps = styled.div`
  ${below.sm} {
    display: grid;
    > ${Fold} {
      order: 1;
    }
    tr {
      border-top-width: 1px;
    }
    tr + tr td {
      margin-top: 0;
      &::before {
        display: none;
      }
    }
    > ${Fold}:not([open]) + table tbody > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const Name = styled.h4`
  ${headingFont}
  font-size: var(--t-lg);
`;

/** On phones, a plate on ink from edge to edge. On tablets, names beside their texts. */
const Houses = styled(RuledList)`
  p {
    margin-top: ${space(2)};
  }
  ${onTablets} {
    > li {
      display: grid;
      grid-template-columns: 9rem minmax(0, 1fr);
      column-gap: ${space(4)};
    }
    ${Name} {
      grid-row: span 2;
    }
    ${Name} + p {
      margin-top: 0;
    }
  }
  ${below.sm} {
    margin: ${space(3)} calc(-1 * var(--gutter)) calc(-1 * ${bandPadding});
    padding: ${space(5)} var(--gutter);
    border: 0;
    ${onInk}
    > :first-child {
      border: 0;
    }
    ${Name} {
      color: var(--amber);
    }
  }
  /* Not with enlarged text, in which a link is longer than a line. */
  @media (min-width: 20em) {
    a {
      white-space: nowrap;
    }
  }
`;
