import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { referral } from '../../content/pictures/referral';
import { referralWords as words, referralPage } from '../../content/pages/referral';
import { CurrentReferral } from '../../features/referral/CurrentReferral';
import { MakeLinkButton } from '../../features/referral/MakeLinkButton';
import { OwnLink } from '../../features/referral/OwnLink';
import { useOwnLink } from '../../features/referral/useOwnLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { Questions } from '../../ui/Questions';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';

const LINK_ID = 'link';

/** The referral program: the code in use, the visitor's own link, how it works, conditions and questions. */
export default function ReferralProgramPage() {
  const ownLink = useOwnLink();
  return (
    <>
      <PageHero
        picture={referral}
        label={referralPage.label}
        title={words.title}
        lead={words.lead}
        actions={<MakeLinkButton ownLink={ownLink} sectionId={LINK_ID} />}
      />
      <CurrentReferral />
      <Section title={referralPage.linkTitle} id={LINK_ID} heading="beside">
        <OwnLink siteUrl={env.siteUrl} ownLink={ownLink} />
      </Section>
      <Section title={referralPage.howTitle} tone="sand" heading="beside">
        <StepList steps={words.steps} />
      </Section>
      <Section title={referralPage.countsTitle} heading="beside">
        <Facts items={words.conditions} />
      </Section>
      <Section title={referralPage.questions} tone="sea" heading="beside">
        <Questions items={words.questions} />
      </Section>
      <NextStep
        title={referralPage.nextTitle}
        actions={<ButtonLink to={paths.quote}>{referralPage.getQuote}</ButtonLink>}
      >
        <p>{referralPage.next}</p>
      </NextStep>
    </>
  );
}
