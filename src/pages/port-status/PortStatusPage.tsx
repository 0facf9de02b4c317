import { PageHero } from '../../ui/PageHero';

export default function PortStatusPage() {
  return <PageHero title="PortStatus" lead="" />;
}
