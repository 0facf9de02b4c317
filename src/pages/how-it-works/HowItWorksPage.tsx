import { PageHero } from '../../ui/PageHero';

export default function HowItWorksPage() {
  return <PageHero title="HowItWorks" lead="" />;
}
