import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { parseReferralCode } from '../../lib/referralCode';

const CodeSchema = v.pipe(v.unknown(), v.transform(parseReferralCode), v.string());

/** The code of the referral link the visitor followed. */
export const referralCode = defineDeviceItem<{ readonly code: string }, undefined>({
  key: storageKeys.referralCode,
  schema: v.object({ code: CodeSchema }),
  fallback: undefined,
});

/** The code of the visitor's own link; '' if there is none. */
export const ownCode = defineDeviceItem({ key: storageKeys.referralOwn, schema: CodeSchema, fallback: '' });
