import { storageKeys } from '../../config/storageKeys';
import { readExpiring, writeExpiring } from '../../lib/expiringStorage';
import { isRecord } from '../../lib/isRecord';
import { parseReferralCode } from '../../lib/referralCode';
import { removeItem } from '../../lib/safeStorage';
import type { KeptReferral } from './referralSlice';

const entry = storageKeys.referralCode;

/** The kept code; one that is older than 30 days, or that is not ours, is removed on the way. */
export function readReferral(now: number): KeptReferral | null {
  const stored = readExpiring(entry, now);
  if (!stored) return null;
  const code = parseReferralCode(isRecord(stored.value) ? stored.value.code : undefined);
  if (code) return { code, keptAt: stored.keptAt };
  removeReferral();
  return null;
}

export const writeReferral = ({ code, keptAt }: KeptReferral): boolean =>
  writeExpiring(entry, { code }, keptAt);

export const removeReferral = (): boolean => removeItem(entry.key);
