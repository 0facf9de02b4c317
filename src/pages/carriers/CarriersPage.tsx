import { paths } from '../../config/paths';
import { lagosTerminal } from '../../content/pictures/lagosTerminal';
import { usePortStates } from '../../features/ports/usePortStates';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { CarrierKinds } from './CarrierKinds';
import { DockReceipt } from './DockReceipt';
import { GateChecklist } from './GateChecklist';
import { TerminalBoard } from './TerminalBoard';

/** Which line and which terminal, and what do I bring? In the order of a driver's day. */
export default function CarriersPage() {
  const states = usePortStates();
  return (
    <>
      <PageHero
        picture={lagosTerminal}
        label="Terminal"
        title="What to bring to the terminal"
        lead="Which terminal takes what, which carrier to use, what to show at the gate, and the receipt you get."
        actions={
          <>
            <ButtonLink to="#gate" $variant="secondary">
              Gate-in checklist
            </ButtonLink>
            <PrintButton>Print this page</PrintButton>
          </>
        }
      />
      <DeferredContent>
        <TerminalBoard states={states} />
        <CarrierKinds />
        <GateChecklist />
        <DockReceipt />
        <NextStep
          title="Don’t want to drive to a terminal?"
          actions={<ButtonLink to={`${paths.quote}?service=logistics`}>Get a pickup quote</ButtonLink>}
        >
          <p>We’ll pick up your vehicle, take it to the gate and send you the dock receipt.</p>
        </NextStep>
      </DeferredContent>
    </>
  );
}
