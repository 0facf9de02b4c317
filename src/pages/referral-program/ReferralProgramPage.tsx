import styled from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { referral, referralPhone } from '../../content/pictures/scenes';
import { referralWords as words, referralPage } from '../../content/pages/referral';
import { CurrentReferral } from '../../features/referral/CurrentReferral';
import { OwnLink } from '../../features/referral/OwnLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { OpeningWords } from '../../ui/openings/OpeningWords';
import { Picture } from '../../ui/Picture';
import { Questions } from '../../ui/Questions';
import { EDGE } from '../../ui/SceneBand';
import { Band, bandPadding, Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { Container, Stack } from '../../ui/theme/layout';
import { pageWide } from '../../lib/picture';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, oneColumn, onPaper, onTablets, screenOnly, space } from '../../ui/theme/tokens';
import { WhatCounts } from './WhatCounts';

const LINK_ID = 'link';

/** The referral program: the visitor's own link, how it works, the code in use, conditions and questions. */
export default function ReferralProgramPage() {
  return (
    <>
      <Band as="div" $tone="sea">
        <Halves>
          <header>
            <OpeningWords
              label={referralPage.label}
              title={
                <Offer>
                  {words.earn} <span>{words.reward}</span>
                </Offer>
              }
              lead={words.lead}
            />
          </header>
          <Right>
            <Ticket id={LINK_ID} aria-labelledby="your-link">
              <SubTitle as="h2" id="your-link">
                {referralPage.linkTitle}
              </SubTitle>
              <OwnLink siteUrl={env.siteUrl} />
            </Ticket>
            <Steps aria-labelledby="how">
              <SectionTitle id="how">{referralPage.howTitle}</SectionTitle>
              <StepList steps={words.steps} />
            </Steps>
          </Right>
          <Neighbors picture={referral} crop={referralPhone} sizes={pageWide('52vw', '125vw')} />
        </Halves>
      </Band>
      <CurrentReferral />
      <Section id="counts" title={referralPage.countsTitle}>
        <WhatCounts />
      </Section>
      <Section title={referralPage.questions} tone="sea" heading="beside">
        <Questions items={words.questions} />
      </Section>
      <NextStep
        plate="sand"
        title={referralPage.nextTitle}
        actions={<ButtonLink to={paths.quote}>{referralPage.getQuote}</ButtonLink>}
      >
        <p>{referralPage.next}</p>
      </NextStep>
    </>
  );
}

/**
 * The words above the picture, and the link above the steps. On tablets, the picture is beside the link, and on phones it's
 * between the link and the steps.
 */
const Halves = styled(Container)`
  ${oneColumn}
  gap: ${space(8)} clamp(2rem, 5vw, 5rem);
  ${onTablets} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: 0;
    > header {
      grid-column: 1 / -1;
    }
  }
  ${from.md} {
    grid-template: auto minmax(24rem, 1fr) / repeat(2, minmax(0, 1fr));
  }
  ${onPaper} {
    display: block;
  }
`;

const Right = styled.div`
  display: contents;
  ${from.md} {
    display: grid;
    gap: ${space(12)};
    grid-area: 1 / 2 / span 2;
  }
`;

const Steps = styled(Stack).attrs({ as: 'section' })`
  gap: ${space(6)};
  order: 2;
  /* Two columns, read down. */
  ${onTablets} {
    grid-column: 1 / -1;
    padding-top: ${space(4)};
    ol {
      grid: auto auto / auto-flow minmax(0, 1fr);
      column-gap: ${space(8)};
    }
    li:nth-child(2) {
      padding-bottom: 0;
      &::after {
        content: none;
      }
    }
  }
`;

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

/** To the window's edges, and beside the link or the steps as tall as they are. */
const Neighbors = styled(Picture)`
  order: 1;
  margin-inline: calc(-1 * var(--gutter));
  img {
    height: clamp(12rem, 52vw, 24rem);
    object-fit: cover;
    object-position: 55% 60%;
  }
  ${onTablets} {
    margin-inline-start: 0;
  }
  ${from.md} {
    margin: 0 0 calc(-1 * ${bandPadding}) ${EDGE};
  }
  ${from.sm} {
    position: relative;
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${screenOnly}
`;

/** The link's place: a ticket. */
const Ticket = styled(Stack).attrs({ as: 'section' })`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  border-top: 4px solid var(--ink);
  border-radius: var(--radius);
  background: var(--white);
`;
