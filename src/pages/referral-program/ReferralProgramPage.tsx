import { PageHero } from '../../ui/PageHero';

export default function ReferralProgramPage() {
  return <PageHero title="ReferralProgram" lead="" />;
}
