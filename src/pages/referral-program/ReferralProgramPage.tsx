import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { referral } from '../../content/pictures/referral';
import { referralWords as words } from '../../content/pages/referral';
import { KeptReferral } from '../../features/referral/KeptReferral';
import { OwnLink } from '../../features/referral/OwnLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { Questions } from '../../ui/Questions';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';

/** What do I get, and how? Whose link one came by, one's own link, then how it works, the conditions and questions. */
export default function ReferralProgramPage() {
  return (
    <>
      <PageHero picture={referral} label="Referral program" title={words.title} lead={words.lead} />
      <DeferredContent>
        <KeptReferral />
        <Section title="Make your link" id="link" heading="beside">
          <OwnLink siteUrl={env.siteUrl} />
        </Section>
        <Section title="How it works" tone="sand" heading="beside">
          <StepList steps={words.steps} />
        </Section>
        <Section title="What counts, and what doesn’t" heading="beside">
          <Facts items={words.conditions} />
        </Section>
        <Section title="Questions" tone="sea" heading="beside">
          <Questions items={words.questions} />
        </Section>
        <NextStep
          title="Shipping a car yourself?"
          actions={<ButtonLink to={paths.quote}>Get a quote</ButtonLink>}
        >
          <p>A request takes five short steps. If a friend referred you, we’ll add their code.</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
