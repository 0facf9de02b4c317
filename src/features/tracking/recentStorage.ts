import { storageKeys } from '../../config/storageKeys';
import { readItem, writeItem } from '../../lib/safeStorage';
import { parseRecent, withRecent } from './recent';
import { cleanReference } from './reference';
import type { RecentReference } from './recent';

const { key } = storageKeys.trackedReferences;
/** The state in which the contract says that a request begins. */
const FIRST_STATUS = 'received';

/** The references kept on this device; none where nothing readable is stored. */
export function readRecent(): readonly RecentReference[] {
  try {
    return parseRecent(JSON.parse(readItem(key) ?? '[]')) ?? [];
  } catch {
    return []; // corrupted: it is only a memory
  }
}

/** A request that was sent from this device is among its recent ones, before anybody has looked it up. */
export function rememberSent(sent: string): void {
  const reference = cleanReference(sent);
  if (!reference) return;
  const entry = { reference, status: FIRST_STATUS, at: Date.now() };
  writeItem(key, JSON.stringify(withRecent(readRecent(), entry)));
}
