import { AuctionPopup } from '../../features/auction-popup/AuctionPopup';
import { PageHero } from '../../ui/PageHero';

export default function HomePage() {
  return (
    <>
      <PageHero title="Home" lead="" />
      <AuctionPopup />
    </>
  );
}
