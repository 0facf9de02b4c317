import styled from 'styled-components';
import { buyerTools } from '../../content/services/carPurchase';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { LazyPart } from '../../ui/late/LazyPart';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { bandPadding, Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { Stack } from '../../ui/theme/layout';
import { below, from, headingFont, onWhite, space, visuallyHidden } from '../../ui/theme/tokens';
import { toolInset, toolRows, withLead } from '../../ui/toolSheet';

const vinRoom = `
  min-height: 41rem;
  ${from.sm} {
    min-height: 20rem;
  }
  ${from.lg} {
    min-height: 41rem;
  }
`;

const ageRoom = `
  min-height: 26rem;
  ${from.sm} {
    min-height: 46rem;
  }
  ${from.lg} {
    min-height: 42rem;
  }
`;

const paymentRoom = `
  min-height: 30rem;
  ${from.sm} {
    min-height: 25rem;
  }
`;

const tools = [
  {
    id: 'vin',
    load: () => import('../../features/vin-check/VinCheck'),
    room: vinRoom,
    title: buyerTools.vinTitle,
    intro: buyerTools.vinIntro,
    byHand: buyerTools.vinByHand,
  },
  {
    id: 'age',
    load: () => import('../../features/planners/AgeCheck'),
    room: ageRoom,
    title: buyerTools.ageTitle,
    intro: buyerTools.ageIntro,
    byHand: buyerTools.ageByHand,
  },
  {
    id: 'win-day',
    load: () => import('../../features/planners/PaymentDeadline'),
    room: paymentRoom,
    title: buyerTools.paymentTitle,
    intro: buyerTools.paymentIntro,
    byHand: buyerTools.paymentByHand,
  },
] as const;

/** What to check before bidding, on one sheet: the VIN, the vehicle's age and the payment deadline. */
export function BuyerTools() {
  return (
    <Section tone="ink" title={buyerTools.title}>
      <Sheet>
        {tools.map(({ id, load, room: height, title, intro, byHand }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <SubTitle id={`${id}-title`}>{title}</SubTitle>
            <PhoneFold summary={title} target={id} isOpen={index === 0} />
            <p>{intro}</p>
            <LazyPart load={load} room={height}>
              <p>{byHand}</p>
            </LazyPart>
            {id === 'win-day' && (
              <Stack $gap={3}>
                <h4>{buyerTools.bankTitle}</h4>
                <p>{buyerTools.bank}</p>
                <PhoneDisclosure summary={buyerTools.limitsTitle}>
                  <p>{buyerTools.limits}</p>
                </PhoneDisclosure>
              </Stack>
            )}
          </section>
        ))}
      </Sheet>
    </Section>
  );
}

/**
 * Fields on white, and the answers below them on the section's ink. Side by side, all begin and end at the same heights. On
 * tablets, the first is across both others, its answer beside its fields.
 */
const Sheet = styled.div`
  --inset: ${toolInset};
  ${onWhite}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius) var(--radius) 0 0;
  overflow: clip;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  > section > * {
    padding-inline: var(--inset);
  }
  > section > h3 {
    padding-top: var(--inset);
  }
  > section > p {
    max-width: calc(var(--measure) + 2 * var(--inset));
    padding-top: ${space(3)};
    text-wrap: balance;
  }
  > :last-child {
    --fields-rows: 1;
  }
  > :last-child > div:last-child {
    padding-bottom: var(--inset);
  }
  ${below.sm} {
    --inset: var(--gutter);
    margin: 0 calc(-1 * var(--gutter)) calc(-1 * ${bandPadding});
    border-radius: 0;
    > section > h3 {
      ${visuallyHidden}
      padding: 0;
    }
    > section > p {
      padding-top: 0;
    }
    > :last-child > div:last-child {
      padding-top: var(--inset);
    }
    > section > ${Fold} {
      font-size: var(--t-lg);
      border-bottom: 0;
      > summary {
        ${headingFont}
      }
      > summary::after {
        font-family: var(--font);
      }
      &:not([open]) ~ * {
        display: none;
      }
    }
    > :first-child > ${Fold} {
      border-top: 0;
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-radius: var(--radius);
    > section {
      grid-template-rows: ${toolRows};
    }
    > :last-child {
      border-inline-start: 1px solid var(--line-strong);
    }
    @supports (grid-template-rows: subgrid) {
      grid-template-rows: auto ${toolRows};
      > section {
        grid-row: span 5;
        grid-template-rows: subgrid;
      }
    }
  }
  ${withLead} {
    > :first-child {
      --answer: 1 / 2 / span 4;
      grid-area: 1 / 1 / auto / -1;
      grid-template: auto auto auto 1fr / repeat(2, minmax(0, 1fr));
      border-bottom: 1px solid var(--line-strong);
      > h3,
      > p,
      > div {
        grid-column: 1;
      }
      > h3 {
        font-size: var(--t-xl);
      }
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-child(2) {
      border-inline-start: 1px solid var(--line-strong);
    }
    @supports (grid-template-rows: subgrid) {
      grid-template-rows: ${toolRows};
    }
  }
`;
