import { PageHero } from '../../ui/PageHero';

export default function LogisticsPage() {
  return <PageHero title="Logistics" lead="" />;
}
