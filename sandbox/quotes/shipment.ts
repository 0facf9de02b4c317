import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';
import { checkContainerNumber } from '../../src/lib/vehicle/containerNumber';
import { pick } from '../hash';
import { portName } from '../ports/ports';
import type { Milestone } from './milestones';
import { ARRIVAL_STEP, milestonesAt } from './milestones';

/** Obviously made up: no known carriers or ships have these names. */
const CARRIERS = ['Sandbox Atlantic Line', 'Example Ocean Carriers'];
const VESSELS = ['MV Sandbox Voyager', 'MV Example Harmattan', 'MV Placeholder Star'];

/** A made-up owner code, with U for a freight container (ISO 6346). */
const OWNER_CODE = 'XSBU';

type Place = QuoteRequest['origin'];

const DEFAULT_PORTS = {
  US: { roro: 'USBAL', container: 'USSAV' },
  NG: { roro: 'NGTIN', container: 'NGAPP' },
} as const;

const portOf = (place: Place, inContainer: boolean) =>
  place.port || DEFAULT_PORTS[place.country][inContainer ? 'container' : 'roro'];

const placeName = ({ city, region, country }: Place) => [city, region].filter(Boolean).join(', ') || country;

/** A container number with a valid check digit. */
function containerNumber(reference: string): string {
  const body = OWNER_CODE + String(pick(`container ${reference}`, 1_000_000)).padStart(6, '0');
  const check = checkContainerNumber(`${body}0`);
  return body + (check.status === 'mismatch' ? check.expected : '0');
}

/** A shipment as the contract defines it. */
export interface Shipment {
  readonly carrier: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly bill_of_lading: string | null;
  readonly container: string | null;
  readonly origin_port: string;
  readonly destination_port: string;
  readonly eta: string;
  readonly milestones: readonly Milestone[];
}

/**
 * A made-up shipment, always the same for the same reference.
 * @param elapsed steps since the quote was submitted
 * @param timeOf a step's time in ISO 8601
 * @param via a port where it changes vessels
 */
export function shipmentOf(
  reference: string,
  request: QuoteRequest,
  elapsed: number,
  timeOf: (step: number) => string,
  via?: string,
): Shipment {
  const inContainer = request.method === 'container';
  const originPort = portOf(request.origin, inContainer);
  const destinationPort = portOf(request.destination, inContainer);
  const route = {
    origin: placeName(request.origin),
    originPort: portName(originPort),
    stop: via,
    destinationPort: portName(destinationPort),
    destination: placeName(request.destination),
  };
  const milestones = milestonesAt(elapsed, route, inContainer, timeOf);
  const isIssued = milestones.some(({ code, occurred_at }) => code === 'ISSU' && occurred_at !== undefined);
  return {
    carrier: CARRIERS[pick(`carrier ${reference}`, CARRIERS.length)] ?? '',
    vessel: VESSELS[pick(`vessel ${reference}`, VESSELS.length)] ?? '',
    voyage: `SB${String(100 + pick(`voyage ${reference}`, 900))}${request.destination.country === 'NG' ? 'E' : 'W'}`,
    bill_of_lading: isIssued ? `SBXL${String(pick(`bill ${reference}`, 10_000_000)).padStart(7, '0')}` : null,
    container: inContainer ? containerNumber(reference) : null,
    origin_port: originPort,
    destination_port: destinationPort,
    eta: timeOf(ARRIVAL_STEP),
    milestones,
  };
}
