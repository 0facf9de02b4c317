import { paths } from '../../config/paths';
import { carriersPage, carrierKindsWords } from '../../content/pages/carriers';
import { terminalGate } from '../../content/pictures/terminalGate';
import { usePortStates } from '../../features/ports/usePortStates';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { SceneOpening } from '../../ui/openings/SceneOpening';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { DataTable } from '../../ui/DataTable';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
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

/** Carriers by kind of service. Without sailing schedules, which the carriers publish and change. */
function CarrierKinds() {
  return (
    <Section tone="sand" title={carrierKindsWords.title} intro={carrierKindsWords.intro}>
      <Stack $gap={6}>
        <PhoneDisclosure summary={carrierKindsWords.summary}>
          <DataTable
            caption={carrierKindsWords.caption}
            columns={carrierKindsWords.columns}
            rows={carrierKinds.map(({ id, name, how, accepts, refuses, ask }) => ({
              key: id,
              cells: [name, how, accepts, refuses, ask],
            }))}
          />
        </PhoneDisclosure>
        <ArrowLink to={carriersLinks.method}>{carrierKindsWords.whichOne}</ArrowLink>
      </Stack>
    </Section>
  );
}
