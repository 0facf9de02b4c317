import type { PortStateCode } from '../../../content/ports/portStates';
import { portsByCode } from '../../../content/ports/ports';
import type { Port } from '../../../content/ports/portTypes';
import { portConflicts, portWarnings } from '../../../content/ports/portWarnings';
import { vehicleFields } from '../../../content/quote/quoteFields';
import { ageWarning } from '../../../content/quote/quoteErrors';
import { rates } from '../../../content/rates';
import { parseCalendarDate, yearOf } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { sharedKinds, takesMethod } from '../../../lib/vehicle/portMethods';
import { vehicleAge } from '../../../lib/vehicle/vehicleAge';
import { checkVin } from '../../../lib/vin/checkVin';
import { decodedFields } from '../vehicle/vinAutofill';
import type { QuoteDraft, VehicleDraft } from './draft';
import { asksMethod, isPurchase } from './serviceRules';
import type { StepId } from './steps';

/** The reported status of a port, by its code; undefined while unknown. */
export type StateOf = (code: string) => PortStateCode | undefined;

type End = 'origin' | 'destination';

const portAt = (draft: QuoteDraft, end: End): Port | undefined =>
  end === 'origin' && isPurchase(draft.service) ? undefined : portsByCode.get(draft[end].place);

/** The chosen ports of the crossing, origin first. */
const portsOf = (draft: QuoteDraft): readonly Port[] =>
  asksMethod(draft.service)
    ? (['origin', 'destination'] as const).flatMap((end) => portAt(draft, end) ?? [])
    : [];

/** What all chosen ports take; undefined if none is chosen, or nothing is known of them. */
export const draftKinds = (draft: QuoteDraft) => sharedKinds(portsOf(draft));

/** Says which chosen ports take only one of the methods; undefined if none does, or if they contradict each other. */
export function limitText(draft: QuoteDraft): string | undefined {
  const ports = portsOf(draft).filter(({ kinds }) => kinds.length === 1);
  return ports.length > 0 && draftKinds(draft)?.length ? portConflicts.takeOnly(ports) : undefined;
}

/** A warning if the ports at the two ends have no method in common. */
function conflict(draft: QuoteDraft): readonly string[] {
  const [from, to] = portsOf(draft);
  return from && to && draftKinds(draft)?.length === 0 ? [portConflicts.nothingShared(from, to)] : [];
}

/** Warnings about the port at one end: its status, and whether it fits the other. */
export function placeWarnings(draft: QuoteDraft, end: End, stateOf: StateOf): readonly string[] {
  const port = portAt(draft, end);
  if (!port) return [];
  const state = stateOf(port.code);
  const reported = state && portWarnings[state]?.(port.name);
  return [...(reported ? [reported] : []), ...(end === 'destination' ? conflict(draft) : [])];
}

/** A warning if the chosen method isn't taken at a chosen port. */
export function methodWarnings(draft: QuoteDraft): readonly string[] {
  const { method } = draft;
  if (method === 'unsure' || draftKinds(draft)?.length === 0) return [];
  const ports = portsOf(draft).filter((port) => !takesMethod(port, method));
  return ports.length > 0 ? [portConflicts.notTaken(ports, method)] : [];
}

/** The vehicle's oldest possible model year: as typed, else as the VIN says. */
function oldestYear(vehicle: VehicleDraft, service: QuoteDraft['service'], thisYear: number): number {
  const typed = isPurchase(service)
    ? vehicle.year_from.trim() || vehicle.year_to.trim()
    : vehicle.year.trim();
  const year = typed || decodedFields(checkVin(vehicle.vin, thisYear)).year;
  return /^\d{4}$/.test(year ?? '') ? Number(year) : NaN;
}

/** A warning if a vehicle is over the age limit, or right at it, in the year in which it can ship; undefined otherwise. */
export function vehicleWarning(
  vehicle: VehicleDraft,
  { service, ready_on: readyOn }: Pick<QuoteDraft, 'service' | 'ready_on'>,
  today: CalendarDate,
): string | undefined {
  // Trucking crosses no border, and heavy equipment isn't a road vehicle.
  if (service === 'logistics' || vehicle.body_type === 'machinery') return undefined;
  const year = oldestYear(vehicle, service, yearOf(today));
  const ready = parseCalendarDate(readyOn);
  const on = ready && ready > today ? ready : today;
  const limit = rates.ageLimit.count;
  const age = vehicleAge(year, limit, on);
  const confirm = ageWarning.confirm(
    service === 'auto-shipping' || service === 'international' ? 'ship' : 'bid',
  );
  if (age.status === 'over') return `${ageWarning.over(year, age.age, yearOf(on), limit)} ${confirm}`;
  if (age.status === 'at-limit') return `${ageWarning.atLimit(year, yearOf(on), limit)} ${confirm}`;
  return undefined;
}

/** All warnings about a step's answers, for the review. */
export function stepWarnings(
  step: StepId,
  draft: QuoteDraft,
  today: CalendarDate,
  stateOf: StateOf,
): readonly string[] {
  if (step === 'vehicles') {
    return draft.vehicles.flatMap((vehicle, index) => {
      const warning = vehicleWarning(vehicle, draft, today);
      if (!warning) return [];
      return [draft.vehicles.length > 1 ? vehicleFields.of(index + 1, warning) : warning];
    });
  }
  if (step !== 'route') return [];
  const unsure = portsOf(draft).filter(({ kinds }) => kinds.length === 0);
  return [
    ...placeWarnings(draft, 'origin', stateOf),
    ...placeWarnings(draft, 'destination', stateOf),
    ...unsure.flatMap(({ name, note }) => (note ? [portConflicts.note(name, note)] : [])),
    ...methodWarnings(draft),
  ];
}
