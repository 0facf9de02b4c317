import { paths } from '../../config/paths';
import { quoteFacts, beforeYouSend } from '../../content/quote/quotePage';
import { Facts } from '../../ui/Facts';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';

/** What a quote includes and doesn't, so that visitors can compare it with others. */
export function BeforeYouSend() {
  return (
    <Section title={beforeYouSend.title} tone="sand" heading="beside" intro={beforeYouSend.compare}>
      <Stack $gap={4}>
        <Facts items={quoteFacts} />
        <ArrowLink to={`${paths.carPurchase}#price`}>{beforeYouSend.seeCost}</ArrowLink>
      </Stack>
    </Section>
  );
}
