import { PageHero } from '../../ui/PageHero';

export default function HomePage() {
  return <PageHero title="Home" lead="" />;
}
