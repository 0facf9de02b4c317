import styled from 'styled-components';
import { houses } from '../../content/pages/carPurchase';
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
      intro="The houses change their rules, and branches have their own. The terms shown with the lot decide."
    >
      <Stack $gap={8}>
        <PhoneDisclosure summary="The three houses compared">
          <DataTable
            caption="What differs between the auction houses we are a member of."
            columns={['House', 'Who may bid', 'Worth knowing']}
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
        <Notice title="A vehicle is sold as it stands.">
          <p>
            Photographs show what the seller chose to show. If you cannot stand at the car, have somebody
            stand there for you before the bid.
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
