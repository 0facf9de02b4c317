import { paths } from '../../config/paths';
import { REFERRAL_REWARD } from '../../config/limits';
import { homeReferral } from '../../content/pages/home';
import { referral, referralPhone } from '../../content/pictures/scenes';
import { ArrowLink } from '../../ui/links';
import { SceneBand } from '../../ui/SceneBand';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';

/** The referral reward. */
export function ReferralBand() {
  return (
    <SceneBand picture={referral} crop={referralPhone} side="left" tone="palm" labelledBy="referral">
      <Stencil>{homeReferral.label}</Stencil>
      <SectionTitle id="referral">{homeReferral.title(REFERRAL_REWARD)}</SectionTitle>
      <Lead>{homeReferral.text}</Lead>
      <div>
        <ArrowLink to={paths.referralProgram}>{homeReferral.makeLink}</ArrowLink>
      </div>
    </SceneBand>
  );
}
