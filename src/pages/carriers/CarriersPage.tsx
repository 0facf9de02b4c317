import { paths } from '../../config/paths';
import { carriersPage } from '../../content/pages/carriers';
import { terminalGate } from '../../content/pictures/scenes';
import { usePortStates } from '../../features/ports/usePortStates';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { WideOpening } from '../../ui/openings/Opening';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { CarrierKinds } from './CarrierKinds';
import { DockReceipt } from './DockReceipt';
import { GateChecklist } from './GateChecklist';
import { TerminalBoard } from './TerminalBoard';

/** The receipt that a driver gets, what to bring for it, then terminals and carriers. */
export default function CarriersPage() {
  const states = usePortStates();
  return (
    <>
      <WideOpening
        picture={terminalGate}
        focus="90% 62%"
        label={carriersPage.label}
        title={carriersPage.title}
        lead={carriersPage.lead}
        actions={
          <>
            <ButtonLink to="#gate">{carriersPage.seeChecklist}</ButtonLink>
            <PrintButton>{carriersPage.print}</PrintButton>
          </>
        }
      />
      <DeferredContent>
        <DockReceipt />
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
