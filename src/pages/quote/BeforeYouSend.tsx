import { paths } from '../../config/paths';
import { quoteFacts, beforeYouSend } from '../../content/quote/quotePage';
import { Facts } from '../../ui/Facts';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** What a quote is and is not, so that nobody compares a number with half a number. */
export function BeforeYouSend() {
  return (
    <Section title={beforeYouSend.title} tone="sand" heading="beside" intro={beforeYouSend.compare}>
      <Facts items={quoteFacts} />
      <ArrowLink to={`${paths.carPurchase}#price`}>{beforeYouSend.seeCost}</ArrowLink>
    </Section>
  );
}
