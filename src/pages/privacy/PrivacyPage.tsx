import { PageHero } from '../../ui/PageHero';

export default function PrivacyPage() {
  return <PageHero title="Privacy" lead="" />;
}
