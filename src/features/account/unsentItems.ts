import { storageKeys } from '../../config/storageKeys';
import { unsentNames as words } from '../../content/unsent';
import type { WithDrafts } from '../../drafts/draftState';
import { isRecord } from '../../lib/isRecord';
import { readRecord } from '../../storage/storedRecord';

/** Names the unsent drafts and the enquiry list on this device. */
export function unsentItems({ drafts: open }: WithDrafts): readonly string[] {
  const drafts = (['quote', 'contact'] as const).flatMap((form) => {
    const name = `${form}Draft` as const;
    // If the device couldn't save a draft, only the store has it.
    const draft: unknown = open[form]?.isSaved === false ? open[form] : readRecord(storageKeys[name])?.value;
    if (!isRecord(draft)) return [];
    const { kind, isRepeated } = isRecord(draft.status) ? draft.status : {};
    if (kind === 'sent') return [];
    // Builds before December 2026 stored `maybeSent` as a separate flag.
    const maybeSent = [kind === 'maybeSent', kind === 'sending', isRepeated, draft.maybeSent].includes(true);
    return [words[name][maybeSent ? 'maybeSent' : 'unsent']];
  });
  return readRecord(storageKeys.enquiryList) ? [...drafts, words.enquiryList] : drafts;
}
