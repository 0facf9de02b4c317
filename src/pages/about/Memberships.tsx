import { paths } from '../../config/paths';
import { memberships } from '../../content/pages/about';
import { auctionPartners } from '../../content/partners';
import { carPurchase } from '../../content/pictures/scenes';
import { PartnerLogo } from '../../features/auction-popup/PartnerLogo';
import { ArrowLink } from '../../ui/links';
import { SceneBand } from '../../ui/SceneBand';
import { Columns } from '../../ui/theme/layout';
import { Lead, SectionTitle } from '../../ui/theme/text';

/** The auction houses the company is a member of, next to a picture of an auction. */
export function Memberships() {
  return (
    <SceneBand picture={carPurchase} side="right" isPictureFirst focus="55% 100%" labelledBy="memberships">
      <SectionTitle id="memberships">{memberships.title}</SectionTitle>
      <Lead>{memberships.intro}</Lead>
      <Columns as="ul" $min="6rem" $gap={3}>
        {auctionPartners.map((partner) => (
          <li key={partner.name}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </Columns>
      <ArrowLink to={paths.carPurchase}>{memberships.seeBidding}</ArrowLink>
    </SceneBand>
  );
}
