import { storageKeys } from '../../config/storageKeys';
import { accountWords } from '../../content/account';
import { isStored, readExpiring } from '../../lib/expiringStorage';
import { isRecord } from '../../lib/isRecord';

const { unsent: words } = accountWords;

/** What logging out would delete before it was sent, in the visitor's words. */
export function unsentItems(): readonly string[] {
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const draft = readExpiring(storageKeys[name])?.value;
    return isRecord(draft) ? [words[name][draft.maybeSent === true ? 'maybeSent' : 'unsent']] : [];
  });
  return isStored(storageKeys.enquiryList) ? [...drafts, words.enquiryList] : drafts;
}
