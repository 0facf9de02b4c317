import type { QuoteStatus } from '../../../../api/schemas/quote';
import { DATA_FRESH_MS } from '../../../../config/limits';
import type { ApiError } from '../../../../lib/apiError';
import { sameReference } from '../../model/reference';

/** The row's last result and its time, in milliseconds since the epoch. */
export interface FleetAnswer {
  readonly at: number;
  readonly found: QuoteStatus;
}

export interface FleetRow {
  readonly reference: string;
  /** What the visitor calls it. */
  readonly note: string;
  /** '' until entered. Saved on the device only if the visitor opts in. */
  readonly email: string;
  /** The car's look as a `carCode`, if the visitor chose it. Read where it's shown, by code that other pages don't load. */
  readonly picture?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  readonly answer?: FleetAnswer | undefined;
  /** Why the last lookup failed. Stored only if it wasn't found. */
  readonly failure?: RowFailure | undefined;
}

/** The visitor's note, such as the car's name, or the reference without one. */
export const nameOf = ({ note, reference }: FleetRow): string => note || reference;

export interface RowFailure {
  readonly kind: ApiError['kind'];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A typed or pasted row. */
export type FleetEntry = Pick<FleetRow, 'reference' | 'note' | 'email' | 'picture'>;

/** Whether the reference doesn't exist with its e-mail address, or one of them is invalid. */
export const isUnmatched = (failure: FleetRow['failure']): boolean =>
  unmatchedKinds.some((kind) => kind === failure?.kind);

export const unmatchedKinds = ['not-found', 'validation'] as const;

/** When the server last answered for the row, in milliseconds since the epoch; undefined if never. */
export function checkedAt({ answer, failure }: FleetRow): number | undefined {
  const times = [answer?.at, isUnmatched(failure) ? failure?.at : undefined].filter((at) => at !== undefined);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Whether the last lookup succeeded less than five minutes ago (specification §9). */
export const isCurrent = ({ answer, failure }: FleetRow, now: number): boolean =>
  answer !== undefined && !failure && now - answer.at < DATA_FRESH_MS;

/** Enough for our largest dealers; refreshing all rows takes about a minute on a fast connection. */
export const FLEET_MAX = 100;
export const NOTE_MAX = 60;

export interface Merged {
  readonly rows: readonly FleetRow[];
  readonly added: readonly string[];
  /** Already on the board; their note and e-mail were updated. */
  readonly known: readonly string[];
  /** More than once in the list, with the last note and e-mail. */
  readonly repeated: readonly string[];
  /** Beyond {@link FLEET_MAX}. */
  readonly left: readonly string[];
}

/** Adds the entries to the rows. An existing reference gets the entry's note, e-mail and picture. */
export function mergeEntries(rows: readonly FleetRow[], entries: readonly FleetEntry[], now: number): Merged {
  const merged = [...rows];
  const added: string[] = [];
  const known: string[] = [];
  const repeated: string[] = [];
  const left: string[] = [];
  for (const { reference, note, email, picture } of entries) {
    const index = merged.findIndex((row) => sameReference(row.reference, reference));
    const row = merged[index];
    if (row) {
      merged[index] = {
        ...row,
        note: note || row.note,
        email: email || row.email,
        picture: picture || row.picture,
      };
      const isRepeated = index >= rows.length || known.includes(row.reference);
      (isRepeated ? repeated : known).push(row.reference);
    } else if (merged.length < FLEET_MAX) {
      merged.push({ reference, note, email, picture, addedAt: now });
      added.push(reference);
    } else left.push(reference);
  }
  return { rows: merged, added, known, repeated, left };
}
