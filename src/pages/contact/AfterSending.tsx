import { paths } from '../../config/paths';
import { afterSending } from '../../content/pages/contact';
import { Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';

/** What happens next, so that nobody waits in the dark. */
export function AfterSending() {
  return (
    <Section title="After you write" heading="beside">
      <Stack $gap={6}>
        <StepList steps={afterSending} />
        <ArrowLink to={paths.quote}>In a hurry for a price? Ask for a quote</ArrowLink>
      </Stack>
    </Section>
  );
}
