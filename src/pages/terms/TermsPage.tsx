import { PageHero } from '../../ui/PageHero';

export default function TermsPage() {
  return <PageHero title="Terms" lead="" />;
}
