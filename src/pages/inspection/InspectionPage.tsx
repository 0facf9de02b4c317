import { PageHero } from '../../ui/PageHero';

export default function InspectionPage() {
  return <PageHero title="Inspection" lead="" />;
}
