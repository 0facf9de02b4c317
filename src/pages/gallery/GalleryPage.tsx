import { PageHero } from '../../ui/PageHero';

export default function GalleryPage() {
  return <PageHero title="Gallery" lead="" />;
}
