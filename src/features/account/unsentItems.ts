import { storageKeys } from '../../config/storageKeys';
import { accountWords } from '../../content/pages/account';
import { isRecord } from '../../lib/isRecord';
import { readRecord } from '../../storage/storedRecord';

const { unsent: words } = accountWords;

/** Describes the unsent drafts and the enquiry list that logging out would delete. */
export function unsentItems(): readonly string[] {
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const draft = readRecord(storageKeys[name])?.value;
    if (!isRecord(draft)) return [];
    const kind = isRecord(draft.status) ? draft.status.kind : undefined;
    if (kind === 'sent') return [];
    // Builds before December 2026 stored `maybeSent` as a separate flag.
    const maybeSent = kind === 'maybeSent' || kind === 'sending' || draft.maybeSent === true;
    return [words[name][maybeSent ? 'maybeSent' : 'unsent']];
  });
  return readRecord(storageKeys.enquiryList) ? [...drafts, words.enquiryList] : drafts;
}
