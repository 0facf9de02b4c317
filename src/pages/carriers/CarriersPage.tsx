import { PageHero } from '../../ui/PageHero';

export default function CarriersPage() {
  return <PageHero title="Carriers" lead="" />;
}
