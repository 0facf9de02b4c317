import { paths } from '../../config/paths';
import { quoteFacts } from '../../content/quote/quotePage';
import { Facts } from '../../ui/Facts';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** What a quote is and is not, so that nobody compares a number with half a number. */
export function BeforeYouSend() {
  return (
    <Section
      title="What our quote includes"
      tone="sand"
      heading="beside"
      intro="Compare quotes line by line. A low one often leaves something out."
    >
      <Facts items={quoteFacts} />
      <ArrowLink to={`${paths.carPurchase}#price`}>See what everything costs, line by line</ArrowLink>
    </Section>
  );
}
