import type { QuoteStatus } from '../../../../api/schemas/quote';
import type { ApiError } from '../../../../lib/apiError';

/** The last answer to a row, with when it came, in milliseconds since 1970. */
export interface FleetAnswer {
  readonly at: number;
  readonly found: QuoteStatus;
}

/** A car on the board. */
export interface FleetRow {
  readonly reference: string;
  /** The car or a note, in the visitor's own words. */
  readonly note: string;
  /** Empty until it is typed; it leaves the memory for the device only if the visitor asked for that. */
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly answer?: FleetAnswer | undefined;
  /** Why the last lookup brought nothing. Not stored. */
  readonly failure?: ApiError | undefined;
}

/** What is typed or pasted for a row. */
export type FleetEntry = Pick<FleetRow, 'reference' | 'note' | 'email'>;

/** Enough for the biggest dealers we serve; refreshing them all takes under a minute on a fast connection. */
export const FLEET_MAX = 50;
export const NOTE_MAX = 60;

/** References that differ in case alone are one. */
export const sameReference = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase();

/** Milestones from which arrival, deadline and port follow. */
const SHOWN_CODES = new Set(['LOAD', 'DEPA', 'ARRI', 'DISC', 'GTOT']);

/** What a row shows of an answer: nothing else is stored. */
export function shownPart({ reference, status, shipment }: QuoteStatus): QuoteStatus {
  if (!shipment) return { reference, status };
  const { origin_port, destination_port, eta, milestones } = shipment;
  return {
    reference,
    status,
    shipment: {
      origin_port,
      destination_port,
      eta,
      milestones: milestones
        ?.filter(({ code }) => SHOWN_CODES.has(code))
        .map(({ code, occurred_at, expected_at }) => ({
          code,
          occurred_at: occurred_at ?? null,
          expected_at,
        })),
      hasMoreMilestones: false,
    },
  };
}

interface Merged {
  readonly rows: readonly FleetRow[];
  readonly added: readonly string[];
  /** On the board before, or twice in the list: what is new about them was taken over. */
  readonly known: readonly string[];
  /** Beyond {@link FLEET_MAX}. */
  readonly left: readonly string[];
}

/** The rows with these entries: a reference that is there already gets their note and e-mail address. */
export function mergeEntries(rows: readonly FleetRow[], entries: readonly FleetEntry[], now: number): Merged {
  const merged = [...rows];
  const added: string[] = [];
  const known: string[] = [];
  const left: string[] = [];
  for (const { reference, note, email } of entries) {
    const index = merged.findIndex((row) => sameReference(row.reference, reference));
    const row = merged[index];
    if (row) {
      merged[index] = { ...row, note: note || row.note, email: email || row.email };
      known.push(row.reference);
    } else if (merged.length < FLEET_MAX) {
      merged.push({ reference, note, email, addedAt: now });
      added.push(reference);
    } else left.push(reference);
  }
  return { rows: merged, added, known, left };
}
