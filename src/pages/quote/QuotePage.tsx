import { PageHero } from '../../ui/PageHero';

export default function QuotePage() {
  return <PageHero title="Quote" lead="" />;
}
