import { PageHero } from '../../ui/PageHero';

export default function ShopPage() {
  return <PageHero title="Shop" lead="" />;
}
