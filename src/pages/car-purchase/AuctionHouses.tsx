import styled from 'styled-components';
import { houses } from '../../content/services/carPurchase';
import { auctionPartners } from '../../content/partners';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stack } from '../../ui/theme/layout';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { space } from '../../ui/theme/tokens';

const addressOf = (name: string) => auctionPartners.find((partner) => partner.name === name)?.url;

/** The three houses and what differs between them, and the rule they share. */
export function AuctionHouses() {
  return (
    <Section
      title="How the three auction houses differ"
      intro="Rules change, and branches have their own. The terms on the lot decide."
    >
      <Stack $gap={8}>
        <PhoneDisclosure summary="The three houses compared">
          <DataTable
            caption="How the auction houses we’re a member of differ."
            columns={['House', 'Who can bid', 'Worth knowing']}
            rows={houses.map(({ name, cells }) => {
              const url = addressOf(name);
              const house = url ? (
                <RowLink key="name" href={url}>
                  {name}
                </RowLink>
              ) : (
                name
              );
              return { key: name, cells: [house, ...cells] };
            })}
          />
        </PhoneDisclosure>
        <Notice title="Cars are sold as is.">
          <p>
            The seller picks the photos. If you can’t see the car yourself, have it inspected before you bid.
          </p>
        </Notice>
      </Stack>
    </Section>
  );
}

/* A row's name as a target for a thumb, without making the row taller. */
const RowLink = styled(ExternalLink)`
  display: inline-block;
  padding-block: ${space(3)};
  margin-block: ${space(-3)};
`;
