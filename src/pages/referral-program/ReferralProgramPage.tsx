import styled from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { referral } from '../../content/pictures/scenes';
import { referralWords as words, referralPage } from '../../content/pages/referral';
import { CurrentReferral } from '../../features/referral/CurrentReferral';
import { OwnLink } from '../../features/referral/OwnLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { Facts } from '../../ui/Facts';
import { NextStep } from '../../ui/NextStep';
import { Opening } from '../../ui/openings/Opening';
import { Picture } from '../../ui/Picture';
import { Questions } from '../../ui/Questions';
import { SceneBand } from '../../ui/SceneBand';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { Stack } from '../../ui/theme/layout';
import { pageWide } from '../../ui/theme/pictureSizes';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, screenOnly } from '../../ui/theme/tokens';

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
      >
        <Neighbors picture={referral} sizes={pageWide('100vw')} />
        <Ticket id={LINK_ID} aria-labelledby="your-link">
          <SubTitle as="h2" id="your-link">
            {referralPage.linkTitle}
          </SubTitle>
          <OwnLink siteUrl={env.siteUrl} />
        </Ticket>
      </Opening>
      <CurrentReferral />
      <Steps>
        <SceneBand picture={referral} side="right" tone="sand" labelledBy="how">
          <SectionTitle id="how">{referralPage.howTitle}</SectionTitle>
          <StepList steps={words.steps} />
        </SceneBand>
      </Steps>
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

/** The reward as wide as its column. */
const Offer = styled.span`
  font-size: min(16.5vw, 7rem);
  line-height: 1;
  > span {
    display: block;
    white-space: nowrap;
  }
  ${from.md} {
    font-size: clamp(4rem, 7.4vw, 7rem);
  }
`;

/** Below 960 px, the picture is behind the ticket's top, and not beside the steps. */
const Neighbors = styled(Picture)`
  margin: 0 calc(-1 * var(--gutter)) -1rem;
  img {
    height: clamp(12rem, 52vw, 24rem);
    object-fit: cover;
    object-position: 60% 60%;
  }
  ${from.md} {
    display: none;
  }
  ${screenOnly}
`;

const Steps = styled.div`
  @media (max-width: 59.99em) {
    picture {
      display: none;
    }
  }
`;

/** The link's place: a ticket, as its sheet is on paper. */
const Ticket = styled(Stack).attrs({ as: 'section' })`
  position: relative;
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
`;
