import { paths } from '../../config/paths';
import { carriersPage } from '../../content/pages/carriers';
import { terminalGate } from '../../content/pictures/scenes';
import { usePortStates } from '../../features/ports/usePortStates';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { DockReceipt } from './DockReceipt';
import { GateChecklist } from './GateChecklist';
import { TerminalBoard } from './TerminalBoard';

/** What to bring, then terminals and carriers, in the order a driver needs them. */
export default function CarriersPage() {
  const states = usePortStates();
  return (
    <>
      <SceneOpening
        picture={terminalGate}
        focus="90% 70%"
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
        <GateChecklist />
        <DockReceipt />
        <TerminalBoard states={states} />
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
