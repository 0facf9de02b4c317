import styled from 'styled-components';
import { buyerTools } from '../../content/services/carPurchase';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { Columns, Stack } from '../../ui/theme/layout';
import { from, space } from '../../ui/theme/tokens';

const tools = [
  {
    id: 'vin',
    load: () => import('../../features/vin-check/VinCheck'),
    room: [19.5, 28],
    title: buyerTools.vinTitle,
    intro: buyerTools.vinIntro,
    byHand: buyerTools.vinByHand,
  },
  {
    id: 'age',
    load: () => import('../../features/planners/AgeCheck'),
    room: [26, 33.5],
    title: buyerTools.ageTitle,
    intro: buyerTools.ageIntro,
    byHand: buyerTools.ageByHand,
  },
  {
    id: 'win-day',
    load: () => import('../../features/planners/PaymentDeadline'),
    room: [9, 16],
    title: buyerTools.paymentTitle,
    intro: buyerTools.paymentIntro,
    byHand: buyerTools.paymentByHand,
  },
] as const;

/** What to check before bidding, side by side: the VIN, the vehicle's age and the payment deadline. */
export function BuyerTools() {
  return (
    <Section tone="sea" title={buyerTools.title}>
      <Tools $min="22rem" $gap={[10, 6]}>
        {tools.map(({ id, load, room, title, intro, byHand }) => (
          <Stack as="section" key={id} id={id} aria-labelledby={`${id}-title`}>
            <SubTitle id={`${id}-title`}>{title}</SubTitle>
            <p>{intro}</p>
            <LazyPart load={load} room={room}>
              <p>{byHand}</p>
            </LazyPart>
            {id === 'win-day' && (
              <>
                <h4>{buyerTools.bankTitle}</h4>
                <p>{buyerTools.bank}</p>
                <PhoneDisclosure summary={buyerTools.limitsTitle}>
                  <p>{buyerTools.limits}</p>
                </PhoneDisclosure>
              </>
            )}
          </Stack>
        ))}
      </Tools>
    </Section>
  );
}

/** Side by side, the tools begin at the same height. In two columns, the last one fills its row. */
const Tools = styled(Columns)`
  h3 + p {
    max-width: var(--measure);
  }
  h4 {
    padding-top: ${space(4)};
  }
  ${from.lg} {
    h3 + p {
      min-height: 6.5em;
    }
  }
  @media (min-width: 52em) and (max-width: 73.99em) {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
