import { PageHero } from '../../ui/PageHero';

export default function AutoShippingPage() {
  return <PageHero title="AutoShipping" lead="" />;
}
