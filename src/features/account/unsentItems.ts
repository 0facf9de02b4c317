import { storageKeys } from '../../config/storageKeys';
import { unsentNames as words } from '../../content/sending';
import type { WithDevice } from '../../device/deviceSlice';
import { isRecord } from '../../lib/isRecord';

/** Names the unsent drafts and the shop list on this device. */
export function unsentItems({ device }: WithDevice): readonly string[] {
  const valueOf = (name: 'quoteDraft' | 'contactDraft' | 'enquiryList') =>
    device[storageKeys[name].key]?.value;
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const draft = valueOf(name);
    if (!isRecord(draft)) return [];
    const { kind, isRepeated } = isRecord(draft.status) ? draft.status : {};
    if (kind === 'sent') return [];
    const maybeSent = kind === 'maybeSent' || kind === 'sending' || isRepeated === true;
    return [words[name][maybeSent ? 'maybeSent' : 'unsent']];
  });
  return valueOf('enquiryList') === undefined ? drafts : [...drafts, words.enquiryList];
}
