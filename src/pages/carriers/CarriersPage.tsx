import styled from 'styled-components';
import { paths } from '../../config/paths';
import { carriersPage } from '../../content/pages/carriers';
import { terminalGate } from '../../content/pictures/scenes';
import { usePortStates } from '../../features/ports/usePortStates';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { Opening } from '../../ui/openings/Opening';
import { Picture } from '../../ui/Picture';
import { screenOnly } from '../../ui/theme/tokens';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { CarrierKinds } from './CarrierKinds';
import { DockReceipt, ReceiptCorner } from './DockReceipt';
import { GateChecklist } from './GateChecklist';
import { TerminalBoard } from './TerminalBoard';

/** The receipt that a driver gets, what to bring for it, then terminals and carriers. */
export default function CarriersPage() {
  const states = usePortStates();
  return (
    <>
      <Cut>
        <Opening
          label={carriersPage.label}
          title={carriersPage.title}
          lead={carriersPage.lead}
          actions={
            <>
              <ButtonLink to="#gate">{carriersPage.seeChecklist}</ButtonLink>
              <PrintButton>{carriersPage.print}</PrintButton>
            </>
          }
        >
          <ReceiptCorner />
        </Opening>
      </Cut>
      <DeferredContent>
        <DockReceipt />
        <Gate picture={terminalGate} sizes="100vw" />
        <GateChecklist />
        <TerminalBoard states={states} />
        <CarrierKinds />
        <NextStep
          title={carriersPage.nextTitle}
          actions={<ButtonLink to={`${paths.quote}?service=logistics`}>{carriersPage.getQuote}</ButtonLink>}
        >
          <p>{carriersPage.next}</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}

/** Cuts off what extends beyond the window. */
const Cut = styled.div`
  position: relative;
  overflow: hidden;
`;

/** The clerk at the gate hands over the receipt. */
const Gate = styled(Picture)`
  img {
    height: clamp(14rem, 28vw, 26rem);
    object-fit: cover;
    object-position: 70% 62%;
  }
  ${screenOnly}
`;
