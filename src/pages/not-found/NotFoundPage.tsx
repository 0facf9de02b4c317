import { PageHero } from '../../ui/PageHero';

export default function NotFoundPage() {
  return <PageHero title="NotFound" lead="" />;
}
