import styled from 'styled-components';
import { houses, houseWords } from '../../content/services/carPurchase';
import { auctionPartners } from '../../content/partners';
import { auctionYard } from '../../content/pictures/auctionYard';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Split, Stack } from '../../ui/theme/layout';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { Section } from '../../ui/Section';
import { space, tapTarget } from '../../ui/theme/tokens';

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
        <AsIs $ratio={[7, 5]} $align="stretch">
          <Picture picture={auctionYard} sizes={pageWide('44vw')} />
          <Notice title={houseWords.asIsTitle}>
            <p>{houseWords.asIs}</p>
          </Notice>
        </AsIs>
      </Stack>
    </Section>
  );
}

/** Next to the picture, the notice is a block of the same height. */
const AsIs = styled(Split)`
  > :last-child {
    align-content: center;
  }
`;

/* Enlarges the touch target without making the row taller. */
const RowLink = styled(ExternalLink)`
  ${tapTarget(3)}
  margin-block: ${space(-3)};
`;
