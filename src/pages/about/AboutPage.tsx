import { PageHero } from '../../ui/PageHero';

export default function AboutPage() {
  return <PageHero title="About" lead="" />;
}
