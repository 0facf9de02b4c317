import { checkVin } from '../../../lib/vin/checkVin';
import { isVinLike, normalizeVin } from '../../../lib/vin/vin';
import { isSame } from '../../../lib/json';
import { decodedFields } from '../vehicle/vinAutofill';
import { emptyVehicle, nextVehicleId, VEHICLES_MAX } from './draft';
import type { QuoteDraft, VehicleDraft } from './draft';

interface ListedVin {
  readonly vin: string;
  /** The rest of the line; '' if there is none. */
  readonly note: string;
}

/** What's true of all pasted vehicles, as chosen by the visitor. */
export type SharedAnswers = Pick<VehicleDraft, 'body_type' | 'condition' | 'keys'>;

export interface PastedVins {
  readonly vehicles: QuoteDraft['vehicles'];
  readonly added: readonly ListedVin[];
  /** VINs that were pasted twice, or that a vehicle already has. */
  readonly repeated: readonly ListedVin[];
  /** Lines without a 17-character VIN. */
  readonly unread: readonly string[];
  /** Lines beyond the most vehicles that a request may have. */
  readonly left: readonly string[];
}

/** Removes a list's numbering, the word VIN, the punctuation around a note, and what joins two VINs. */
const cleanNote = (text: string): string =>
  text
    .replace(/^\s*\d{1,3}[.)]\s/, '')
    .replace(/\bVINs?\b/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{Pd}.,:;#|/()]+/u, '')
    .trim()
    .replace(/(?:^|\s)(?:and|&)$|[,;:|/]$/i, '');

/** Cuts a line with several VINs before each but the first, or before its number in the list. */
function linePerVin(line: string): readonly string[] {
  const found = new Map<string, number>();
  for (const { 1: word = '', index } of line.matchAll(/(?:\b\d{1,3}[.)]\s+)?\b([A-Z\d]+)/gi)) {
    const vin = word.toUpperCase();
    if (isVinLike(vin) && !found.has(vin)) found.set(vin, index);
  }
  const [, ...starts] = found.values();
  return [0, ...starts].map((start, index) => line.slice(start, starts[index]));
}

/** Finds the VIN in a line, which may have a note before or after it; undefined if there is none. */
export function findVin(line: string): ListedVin | undefined {
  const word = line.split(/[^A-Za-z0-9]+/).find(isVinLike);
  if (word !== undefined) return { vin: word.toUpperCase(), note: cleanNote(line.replace(word, ' ')) };
  // A VIN written in groups, or with letters of another alphabet.
  const vin = normalizeVin(line);
  return isVinLike(vin) ? { vin, note: '' } : undefined;
}

/**
 * Adds a vehicle for each VIN of a pasted list, with what its VIN says. A vehicle nothing is known of gives way.
 * @param thisYear current year, for decoding the model years
 */
export function pasteVins(
  vehicles: QuoteDraft['vehicles'],
  text: string,
  shared: SharedAnswers,
  thisYear: number,
): PastedVins {
  const isBlank = (vehicle: VehicleDraft) => isSame(vehicle, emptyVehicle(vehicle.id));
  const result = {
    vehicles: vehicles.filter((vehicle) => !isBlank(vehicle)),
    added: [] as ListedVin[],
    repeated: [] as ListedVin[],
    unread: [] as string[],
    left: [] as string[],
  };
  const known = new Set(vehicles.map(({ vin }) => normalizeVin(vin)));
  const lines = text.split(/\r?\n/).flatMap(linePerVin);
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const listed = findVin(line);
    if (!listed) result.unread.push(line.trim());
    else if (known.has(listed.vin)) result.repeated.push(listed);
    else if (result.vehicles.length >= VEHICLES_MAX) result.left.push(line.trim());
    else {
      known.add(listed.vin);
      result.added.push(listed);
      result.vehicles.push({
        ...emptyVehicle(nextVehicleId([...vehicles, ...result.vehicles])),
        ...shared,
        vin: listed.vin,
        ...decodedFields(checkVin(listed.vin, thisYear)),
      });
    }
  }
  return result.added.length > 0 ? result : { ...result, vehicles };
}

/** The numbers, from 1, of vehicles that have the same VIN, by VIN. */
export function sameVins(vehicles: QuoteDraft['vehicles']): readonly (readonly number[])[] {
  const numbers = new Map<string, number[]>();
  vehicles.forEach((vehicle, index) => {
    const vin = normalizeVin(vehicle.vin);
    if (vin !== '') numbers.set(vin, [...(numbers.get(vin) ?? []), index + 1]);
  });
  return [...numbers.values()].filter(({ length }) => length > 1);
}
