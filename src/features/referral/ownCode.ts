import { storageKeys } from '../../config/storageKeys';
import { parseReferralCode } from '../../lib/referralCode';
import { readItem, removeItem, writeItem } from '../../lib/safeStorage';

const { key } = storageKeys.referralOwn;

/** The code of the link that was made on this device, if one was. */
export const readOwnCode = (): string | undefined => parseReferralCode(readItem(key));

export const writeOwnCode = (code: string): boolean => writeItem(key, code);

export const removeOwnCode = (): boolean => removeItem(key);
