import { PageHero } from '../../ui/PageHero';

export default function InternationalPage() {
  return <PageHero title="International" lead="" />;
}
