import { paths } from '../../config/paths';
import { shopWords as words, shopLinks } from '../../content/pages/shop';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { Stack } from '../../ui/theme/layout';

/** What happens once the list is sent. */
export function WhatNext() {
  return (
    <Section tone="sand" heading="beside" title={words.after}>
      <Stack $gap={6}>
        <StepList steps={words.steps} />
        <ArrowLinks>
          <ArrowLink to={paths.carPurchase}>{shopLinks.auction}</ArrowLink>
          <ArrowLink to={paths.autoShipping}>{shopLinks.method}</ArrowLink>
        </ArrowLinks>
      </Stack>
    </Section>
  );
}
