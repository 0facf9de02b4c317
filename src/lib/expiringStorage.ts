import { isRecord } from './isRecord';
import { readItem, removeItem, writeItem } from './safeStorage';
import { DAY_MS } from './timeUnits';

/** A localStorage entry that expires a number of days after it was last written. */
export interface ExpiringEntry {
  readonly key: string;
  readonly lifetimeDays: number;
}

interface StoredValue {
  readonly value: unknown;
  /** When it was last written, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** Earlier builds stored the bare value; only a referral code had its `keptAt`, beside its own fields. */
function unwrap(text: string): { readonly value: unknown; readonly keptAt?: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return { value: stored };
    return { value: 'value' in stored ? stored.value : stored, keptAt: stored.keptAt };
  } catch {
    return undefined; // corrupted: treated as absent
  }
}

/** The value in an entry's text, as a storage event carries it; undefined when there is none. */
export const valueIn = (text: string | null): unknown => (text === null ? undefined : unwrap(text)?.value);

/** The moment a value written at `keptAt` expires; both in milliseconds since 1970. */
const expiresAt = ({ lifetimeDays }: ExpiringEntry, keptAt: number): number => keptAt + lifetimeDays * DAY_MS;

/**
 * Stores a value as JSON with the time of writing.
 * @returns whether the device took it: storage may be full or forbidden
 */
export const writeExpiring = ({ key }: ExpiringEntry, value: unknown, now = Date.now()): boolean =>
  writeItem(key, JSON.stringify({ value, keptAt: now }));

/** The stored value and its time; undefined when there is none. An expired or corrupted entry is removed. */
export function readExpiring(entry: ExpiringEntry, now = Date.now()): StoredValue | undefined {
  const text = readItem(entry.key);
  if (text === null) return undefined;
  const { value, keptAt } = unwrap(text) ?? { keptAt: -Infinity };
  if (typeof keptAt !== 'number' || keptAt > now) {
    // Stored without a time, or while the clock was ahead: its lifetime starts now.
    writeExpiring(entry, value, now);
    return { value, keptAt: now };
  }
  if (now < expiresAt(entry, keptAt)) return { value, keptAt };
  removeItem(entry.key);
  return undefined;
}

/** Whether anything is stored under a key of the registry, expiring or not. */
export const isStored = ({
  key,
  lifetimeDays,
}: Pick<ExpiringEntry, 'key'> & Partial<ExpiringEntry>): boolean =>
  lifetimeDays === undefined ? readItem(key) !== null : readExpiring({ key, lifetimeDays }) !== undefined;
