import { storageKeys } from '../../config/storageKeys';
import { accountWords } from '../../content/account';
import { savedStatusKind } from '../../drafts/upgradeSaved';
import { readRecord } from '../../storage/storedRecord';

const { unsent: words } = accountWords;

/** What logging out would delete before it was sent, in the visitor's words. */
export function unsentItems(): readonly string[] {
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const status = savedStatusKind(readRecord(storageKeys[name])?.value);
    if (status === undefined || status === 'sent') return [];
    return [words[name][status === 'maybeSent' || status === 'sending' ? 'maybeSent' : 'unsent']];
  });
  return readRecord(storageKeys.enquiryList) ? [...drafts, words.enquiryList] : drafts;
}
