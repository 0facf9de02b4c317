import { storageKeys } from '../../config/storageKeys';
import { readExpiring, writeExpiring } from '../../lib/expiringStorage';
import { parseRecent, withRecent } from './recent';
import { cleanReference } from './reference';
import type { RecentReference } from './recent';

const entry = storageKeys.trackedReferences;
/** The state in which the contract says that a request begins. */
const FIRST_STATUS = 'received';

/** The references kept on this device; none where nothing readable is stored. */
export const readRecent = (): readonly RecentReference[] => parseRecent(readExpiring(entry)?.value) ?? [];

/** A request that was sent from this device is among its recent ones, before anybody has looked it up. */
export function rememberSent(sent: string): void {
  const reference = cleanReference(sent);
  if (!reference) return;
  writeExpiring(entry, withRecent(readRecent(), { reference, status: FIRST_STATUS, at: Date.now() }));
}
