import styled from 'styled-components';
import { buyerTools } from '../../content/services/carPurchase';
import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

const loadVinCheck = () => import('../../features/vin-check/VinCheck');
const loadPaymentDeadline = () => import('../../features/planners/PaymentDeadline');
const loadAgeCheck = () => import('../../features/planners/AgeCheck');

/** The section with the VIN check. */
export function VinSection() {
  return (
    <Section tone="sea" id="vin" heading="beside" title={buyerTools.vinTitle} intro={buyerTools.vinIntro}>
      <LazyPart load={loadVinCheck} room={[19.5, 24]}>
        <p>{buyerTools.vinByHand}</p>
      </LazyPart>
    </Section>
  );
}

/** The planners needed before bidding: vehicle age and payment deadline. */
export function BuyerTools() {
  return (
    <>
      <Section tone="sea" id="age" heading="beside" title={buyerTools.ageTitle} intro={buyerTools.ageIntro}>
        <LazyPart load={loadAgeCheck} room={[27, 20.5]}>
          <p>{buyerTools.ageByHand}</p>
        </LazyPart>
      </Section>
      <Section
        tone="sand"
        id="win-day"
        heading="beside"
        title={buyerTools.paymentTitle}
        intro={buyerTools.paymentIntro}
      >
        <LazyPart load={loadPaymentDeadline} room={[9, 16.5]}>
          <p>{buyerTools.paymentByHand}</p>
        </LazyPart>
        <Bank $gap={3}>
          <SubTitle>{buyerTools.bankTitle}</SubTitle>
          {buyerTools.bank.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Bank>
      </Section>
    </>
  );
}

const Bank = styled(Stack)`
  max-width: var(--measure);
  margin-top: ${space(8)};
`;
