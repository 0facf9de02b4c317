import styled from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { referral } from '../../content/pictures/scenes';
import { referralWords as words, referralPage } from '../../content/pages/referral';
import { CurrentReferral } from '../../features/referral/CurrentReferral';
import { OwnLink } from '../../features/referral/OwnLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { ArrowLinkList } from '../../ui/links';
import { NextStep } from '../../ui/NextStep';
import { Opening } from '../../ui/openings/Opening';
import { Questions } from '../../ui/Questions';
import { SceneBand } from '../../ui/SceneBand';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from } from '../../ui/theme/tokens';

const LINK_ID = 'link';

/** The referral program: the code in use, the visitor's own link, how it works, conditions and questions. */
export default function ReferralProgramPage() {
  return (
    <>
      <Opening
        tone="sea"
        label={referralPage.label}
        title={
          <Offer>
            {words.earn} <span>{words.reward}</span>
          </Offer>
        }
        lead={words.lead}
        actions={
          <ArrowLinkList
            links={[
              { label: referralPage.howTitle, to: '#how' },
              { label: referralPage.seeCounts, to: '#counts' },
            ]}
          />
        }
      >
        <Ticket id={LINK_ID} aria-labelledby="your-link">
          <SubTitle as="h2" id="your-link">
            {referralPage.linkTitle}
          </SubTitle>
          <OwnLink siteUrl={env.siteUrl} />
        </Ticket>
      </Opening>
      <CurrentReferral />
      <SceneBand picture={referral} side="right" tone="sand" labelledBy="how" isPictureFirst>
        <SectionTitle id="how">{referralPage.howTitle}</SectionTitle>
        <StepList steps={words.steps} />
      </SceneBand>
      <Section id="counts" title={referralPage.countsTitle} heading="beside">
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

/** The reward as large as its column. */
const Offer = styled.span`
  ${from.lg} {
    font-size: clamp(5.25rem, 7.4vw, 7rem);
    line-height: 1;
    > span {
      display: block;
      white-space: nowrap;
    }
  }
`;

/** The link's place: a ticket, as its sheet is on paper. */
const Ticket = styled(Stack).attrs({ as: 'section' })`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
`;
