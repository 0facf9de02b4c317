import styled from 'styled-components';
import { buyerTools } from '../../content/services/carPurchase';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { LazyPart } from '../../ui/late/LazyPart';
import { belowMd, Fold, PhoneFold } from '../../ui/PhoneFold';
import { bandPadding, Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { Stack } from '../../ui/theme/layout';
import {
  below,
  from,
  headingFont,
  onTablets,
  onWhite,
  space,
  visuallyHidden,
  withoutScripts,
} from '../../ui/theme/tokens';
import { inRows, toolInset, toolRows } from '../../ui/toolSheet';

const vinRoom = `
  min-height: 41rem;
  ${from.sm} {
    min-height: 23.25rem;
  }
  ${from.lg} {
    min-height: 41rem;
  }
`;

const ageRoom = `
  min-height: 26rem;
  ${from.sm} {
    min-height: 30rem;
  }
  ${from.lg} {
    min-height: 42rem;
  }
`;

const paymentRoom = `
  min-height: 30rem;
  ${from.sm} {
    min-height: 16.5rem;
  }
  ${from.lg} {
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

/** What to check before bidding, on one sheet: the VIN, the vehicle's age and the payment deadline. Phones and tablets fold the latter two. */
export function BuyerTools() {
  return (
    <Section tone="ink" title={buyerTools.title}>
      <Sheet>
        {tools.map(({ id, load, room: height, title, intro, byHand }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <SubTitle id={`${id}-title`}>{title}</SubTitle>
            {index > 0 && <PhoneFold summary={title} target={id} openFrom="md" />}
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
 * tablets, each is as wide as the sheet, with its fields beside what they're for.
 */
const Sheet = styled.div`
  --inset: ${toolInset};
  ${onWhite}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius);
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
  ${withoutScripts} > section > p + div > p {
    padding-block: ${space(3)};
  }
  > :last-child {
    --fields-rows: 1;
  }
  > :last-child > div:last-child {
    padding-block: var(--inset);
  }
  ${below.sm} {
    --inset: var(--gutter);
    margin: 0 calc(-1 * var(--gutter)) calc(-1 * ${bandPadding});
    border-radius: 0;
    > section + section > p {
      padding-top: 0;
    }
  }
  ${belowMd} {
    > section + section > h3 {
      ${visuallyHidden}
      padding: 0;
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
  }
  ${inRows} {
    > section {
      --fields: 1 / 2 / 3;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      > div {
        grid-column: 1 / -1;
      }
      > p {
        padding-bottom: var(--inset);
      }
    }
    > section + section,
    > :last-child > div:last-child {
      border-top: 1px solid var(--line-strong);
    }
    > :last-child > div:last-child {
      grid-template-columns: inherit;
      column-gap: 0;
      padding-inline: 0;
      > * {
        padding-inline: var(--inset);
      }
      > h4 {
        grid-column: 1 / -1;
      }
    }
  }
  ${onTablets} {
    > section + section {
      --fields: 2 / 2 / 3;
      > p {
        padding-top: var(--inset);
      }
    }
    > section > ${Fold} {
      grid-column: 1 / -1;
      border: 0;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > section {
      grid-template-rows: ${toolRows};
    }
    > section + section {
      border-inline-start: 1px solid var(--line-strong);
    }
    > :last-child > div:last-child {
      padding-top: 0;
    }
    @supports (grid-template-rows: subgrid) {
      grid-template-rows: ${toolRows};
      > section {
        grid-row: span 5;
        grid-template-rows: subgrid;
      }
    }
  }
`;
