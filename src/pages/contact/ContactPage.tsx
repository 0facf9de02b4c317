import { PageHero } from '../../ui/PageHero';

export default function ContactPage() {
  return <PageHero title="Contact" lead="" />;
}
