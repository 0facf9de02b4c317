import type { Shipment } from '../../api/schemas/quote';
import { portsByCode } from '../../content/ports/ports';
import { checkContainerNumber } from '../../lib/vehicle/containerNumber';
import { parseIsoDate } from '../../lib/time/dates';
import { plainText } from '../../lib/text/text';
import { Facts } from '../../ui/Facts';
import { Stack } from '../../ui/theme/layout';
import { Code, SectionTitle, Small } from '../../ui/theme/text';
import { tellWhen } from './model/when';

const TEXT_MAX = 80;

/** 'Baltimore (USBAL)' where we know the code, else the text as it came. */
function portText(code: string): string {
  const port = portsByCode.get(code.toUpperCase());
  return port ? `${port.name} (${port.code})` : code;
}

/** The arrival as reported; until then as estimated (ETA: estimated time of arrival). */
function arrivalFact({ eta, milestones }: Shipment) {
  const arrived = milestones?.find(({ code, occurred_at }) => code === 'ARRI' && occurred_at)?.occurred_at;
  if (arrived) return { term: 'Arrival', value: `${tellWhen(arrived) ?? ''}, actual` };
  const expected = tellWhen(eta) ?? 'Not yet';
  return { term: 'Arrival (ETA)', value: parseIsoDate(eta) ? `${expected}, estimated` : expected };
}

function ContainerFact({ text }: { readonly text: string }) {
  const check = checkContainerNumber(text);
  return (
    <>
      <Code>{text}</Code>
      {check.status === 'ok' && <Small>Valid check digit (ISO 6346).</Small>}
      {check.status === 'mismatch' && (
        <Small>The last digit should be {check.expected}. Ask us before you use this number.</Small>
      )}
      {check.status === 'malformed' && (
        <Small>This isn’t a valid container number (ISO 6346). Ask us for the right one.</Small>
      )}
    </>
  );
}

/** Names and numbers of the voyage, to copy or to read out. What is not known yet says so. */
export function ShipmentFacts({ shipment }: { readonly shipment: Shipment }) {
  const text = (value: unknown) => plainText(value, TEXT_MAX);
  const code = (value: unknown) => (text(value) ? <Code>{text(value)}</Code> : 'Not yet');
  const container = text(shipment.container);
  return (
    <Stack $gap={4}>
      <SectionTitle>Voyage details</SectionTitle>
      <Facts
        items={[
          { term: 'Carrier', value: text(shipment.carrier) || 'Not yet' },
          { term: 'Vessel', value: text(shipment.vessel) || 'Not yet' },
          { term: 'Voyage', value: code(shipment.voyage) },
          { term: 'Port of loading', value: portText(text(shipment.origin_port)) || 'Not yet' },
          { term: 'Port of discharge', value: portText(text(shipment.destination_port)) || 'Not yet' },
          arrivalFact(shipment),
          { term: 'Bill of lading', value: code(shipment.bill_of_lading) },
          ...(container ? [{ term: 'Container', value: <ContainerFact text={container} /> }] : []),
        ]}
      />
    </Stack>
  );
}
