import { storageKeys } from '../../config/storageKeys';
import { unsentNames as words } from '../../content/sending';
import type { WithDevice } from '../../device/deviceSlice';
import { isRecord } from '../../lib/isRecord';

/** Names what can't be restored: unsent drafts, the shop list, the tracking board, and the visitor's own referral link. */
export function unsentItems({ device }: WithDevice): readonly string[] {
  const valueOf = (name: keyof typeof words) => device[storageKeys[name].key]?.value;
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const draft = valueOf(name);
    if (!isRecord(draft)) return [];
    const { kind, isRepeated } = isRecord(draft.status) ? draft.status : {};
    if (kind === 'sent') return [];
    const maybeSent = kind === 'maybeSent' || kind === 'sending' || isRepeated === true;
    return [words[name][maybeSent ? 'maybeSent' : 'unsent']];
  });
  const aside = device[storageKeys.quotesAside.key]?.value;
  const others = (['enquiryList', 'fleet', 'referralOwn'] as const).filter(
    (name) => valueOf(name) !== undefined,
  );
  return [
    ...drafts,
    ...(Array.isArray(aside) && aside.length > 0 ? [words.quotesAside(aside.length)] : []),
    ...others.map((name) => words[name]),
  ];
}
