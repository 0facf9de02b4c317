import { PageHero } from '../../ui/PageHero';

export default function TrackPage() {
  return <PageHero title="Track" lead="" />;
}
