import styled from 'styled-components';
import { houses, houseWords } from '../../content/services/carPurchase';
import { auctionPartners } from '../../content/partners';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stack } from '../../ui/theme/layout';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { space } from '../../ui/theme/tokens';

const addressOf = (name: string) => auctionPartners.find((partner) => partner.name === name)?.url;

/** The three auction houses, how they differ, and the rule they share. */
export function AuctionHouses() {
  return (
    <Section title={houseWords.title} intro={houseWords.intro}>
      <Stack $gap={8}>
        <PhoneDisclosure summary={houseWords.table}>
          <DataTable
            caption={houseWords.caption}
            hidesCaption
            columns={houseWords.columns}
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
        <Notice title={houseWords.asIsTitle}>
          <p>{houseWords.asIs}</p>
        </Notice>
      </Stack>
    </Section>
  );
}

/* Enlarges the touch target without making the row taller. */
const RowLink = styled(ExternalLink)`
  display: inline-block;
  padding-block: ${space(3)};
  margin-block: ${space(-3)};
`;
