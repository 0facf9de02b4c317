import { storageKeys } from '../../config/storageKeys';
import { isRecord } from '../../lib/isRecord';
import { isReferralExpired, parseReferralCode } from '../../lib/referralCode';
import { readItem, removeItem, writeItem } from '../../lib/safeStorage';
import type { KeptReferral } from './referralSlice';

const { key } = storageKeys.referralCode;

function parseKept(text: string, now: number): KeptReferral | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || typeof stored.keptAt !== 'number') return undefined;
    const code = parseReferralCode(stored.code);
    return code && !isReferralExpired(stored.keptAt, now) ? { code, keptAt: stored.keptAt } : undefined;
  } catch {
    return undefined;
  }
}

/** The kept code; one that is older than 30 days, or that is not ours, is removed on the way. */
export function readReferral(now: number): KeptReferral | null {
  const text = readItem(key);
  if (text === null) return null;
  const kept = parseKept(text, now);
  if (!kept) removeItem(key);
  return kept ?? null;
}

export const writeReferral = (kept: KeptReferral): boolean => writeItem(key, JSON.stringify(kept));

export const removeReferral = (): boolean => removeItem(key);
