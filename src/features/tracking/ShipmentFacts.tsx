import type { QuoteStatus } from '../../api/schemas/quote';
import { voyageWords } from '../../content/pages/shipment';
import { findPort } from '../../content/ports/findPort';
import { checkContainerNumber, containerNumbersIn } from '../../lib/vehicle/containerNumber';
import { parseIsoDate } from '../../lib/time/dates';
import { firstNonEmpty, plainText } from '../../lib/text/text';
import { Facts } from '../../ui/Facts';
import { Stack } from '../../ui/theme/layout';
import { Code, SectionTitle, Small } from '../../ui/theme/text';
import { dischargeZone, formatWhen } from './model/when';
import { readMilestones } from './model/milestoneReading';

const TEXT_MAX = 80;

/** Such as 'Baltimore (USBAL)'; an unknown code is returned unchanged. */
function portText(code: string): string {
  const port = findPort(code);
  return port ? `${port.name} (${port.code})` : code;
}

/** The actual arrival if reported, else the ETA. */
function arrivalFact(found: QuoteStatus) {
  const { arrival } = readMilestones(found);
  const zone = dischargeZone(found.shipment);
  if (arrival?.isActual)
    return { term: voyageWords.arrival, value: voyageWords.actual(formatWhen(arrival.when, zone) ?? '') };
  const eta = firstNonEmpty(found.shipment?.eta, arrival?.when);
  const expected = formatWhen(eta, zone) ?? voyageWords.notYet;
  return { term: voyageWords.eta, value: parseIsoDate(eta) ? voyageWords.estimated(expected) : expected };
}

/** A container number, or those that the cars were moved between, each with its check. */
function ContainerFact({ text }: { readonly text: string }) {
  const numbers = containerNumbersIn(text);
  if (numbers.length > 1) return numbers.map((number) => <ContainerFact key={number} text={number} />);
  const check = checkContainerNumber(text);
  return (
    <>
      <Code>{text}</Code>
      {check.status === 'ok' && <Small>{voyageWords.containerOk}</Small>}
      {check.status === 'mismatch' && <Small>{voyageWords.containerMismatch(check.expected)}</Small>}
      {check.status === 'malformed' && <Small>{voyageWords.containerMalformed}</Small>}
    </>
  );
}

/** The voyage's names and numbers, including those not known yet. */
export function ShipmentFacts({ found }: { readonly found: QuoteStatus }) {
  const { shipment } = found;
  const text = (value: unknown) => plainText(value, TEXT_MAX);
  const code = (value: unknown) => (text(value) ? <Code>{text(value)}</Code> : voyageWords.notYet);
  if (!shipment) return null;
  const container = text(shipment.container);
  return (
    <Stack $gap={4}>
      <SectionTitle>{voyageWords.title}</SectionTitle>
      <Facts
        items={[
          { term: voyageWords.carrier, value: text(shipment.carrier) || voyageWords.notYet },
          { term: voyageWords.vessel, value: text(shipment.vessel) || voyageWords.notYet },
          { term: voyageWords.voyage, value: code(shipment.voyage) },
          { term: voyageWords.loading, value: portText(text(shipment.origin_port)) || voyageWords.notYet },
          {
            term: voyageWords.discharge,
            value: portText(text(shipment.destination_port)) || voyageWords.notYet,
          },
          arrivalFact(found),
          { term: voyageWords.billOfLading, value: code(shipment.bill_of_lading) },
          ...(container ? [{ term: voyageWords.container, value: <ContainerFact text={container} /> }] : []),
        ]}
        termWidth="9rem"
      />
    </Stack>
  );
}
