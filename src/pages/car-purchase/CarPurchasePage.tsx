import { PageHero } from '../../ui/PageHero';

export default function CarPurchasePage() {
  return <PageHero title="CarPurchase" lead="" />;
}
