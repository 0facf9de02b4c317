import { priceSection } from '../../content/services/carPurchase';
import { PublishedRates } from '../../features/price/PublishedRates';
import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';
import { WithoutScripts } from '../../ui/theme/WithoutScripts';

const loadPrice = () => import('../../features/price/PriceCalculator');

/** The price calculator. Without scripts, the published figures with their sources. */
export function PriceSection() {
  return (
    <Section tone="sea" id="price" title={priceSection.title} intro={priceSection.intro}>
      <LazyPart load={loadPrice} room={[125, 68]}>
        <p>{priceSection.withoutScripts}</p>
        {/* On phones, the table is twice as tall as the tool, so removing it would shift the page below. */}
        <WithoutScripts>
          <PublishedRates />
        </WithoutScripts>
      </LazyPart>
    </Section>
  );
}
