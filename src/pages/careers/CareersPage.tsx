import { PageHero } from '../../ui/PageHero';

export default function CareersPage() {
  return <PageHero title="Careers" lead="" />;
}
