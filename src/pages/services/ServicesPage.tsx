import { PageHero } from '../../ui/PageHero';

export default function ServicesPage() {
  return <PageHero title="Services" lead="" />;
}
