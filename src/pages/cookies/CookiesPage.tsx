import { PageHero } from '../../ui/PageHero';

export default function CookiesPage() {
  return <PageHero title="Cookies" lead="" />;
}
