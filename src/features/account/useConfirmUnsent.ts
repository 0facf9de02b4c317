import { useRef, useState } from 'react';
import { useStore, useDispatch } from 'react-redux';
import type { WithDevice } from '../../device/deviceSlice';
import { storageKeys } from '../../config/storageKeys';
import { unsentNames as words } from '../../content/sending';
import { isRecord } from '../../lib/json';
import { signedOut } from '../../session/authSlice';

/** Calls `onConfirm` at once, or asks first if it would delete unsent items. */
export function useConfirmUnsent(onConfirm: () => void) {
  const store = useStore<WithDevice>();
  const button = useRef<HTMLButtonElement>(null);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const confirm = () => {
    setUnsent([]);
    onConfirm();
  };
  return {
    /** Props of the button that deletes. */
    button: {
      ref: button,
      onClick: () => {
        const found = unsentItems(store.getState());
        setUnsent(found);
        if (found.length === 0) confirm();
      },
    },
    /** Props of `ConfirmUnsent`, which renders while `unsent` isn't empty. */
    confirmation: {
      unsent,
      onConfirm: confirm,
      onCancel: () => {
        setUnsent([]);
        button.current?.focus();
      },
    },
  };
}

/** Names what can't be restored: unsent drafts, the shop list, the tracking board, and the visitor's own referral link. */
function unsentItems({ device }: WithDevice): readonly string[] {
  const valueOf = (name: keyof typeof words) => device[storageKeys[name].key]?.value;
  const drafts = (['quoteDraft', 'contactDraft'] as const).flatMap((name) => {
    const draft = valueOf(name);
    if (!isRecord(draft)) return [];
    const { kind, isRepeated } = isRecord(draft.status) ? draft.status : {};
    if (kind === 'sent') return [];
    const maybeSent = kind === 'maybeSent' || kind === 'sending' || isRepeated === true;
    return [words[name][maybeSent ? 'maybeSent' : 'unsent']];
  });
  const saved = device[storageKeys.quotesAside.key]?.value;
  const aside = Array.isArray(saved)
    ? saved.filter((one) => isRecord(one) && typeof one.until === 'number' && one.until > Date.now())
    : [];
  const others = (['enquiryList', 'fleet', 'referralOwn'] as const).filter(
    (name) => valueOf(name) !== undefined,
  );
  return [
    ...drafts,
    ...(aside.length > 0 ? [words.quotesAside(aside.length)] : []),
    ...others.map((name) => words[name]),
  ];
}

/** Logs out at once, or asks for confirmation if that would delete unsent items. */
export function useLogOut(onDone: () => void) {
  const dispatch = useDispatch();
  return useConfirmUnsent(() => {
    onDone();
    dispatch(signedOut());
  });
}
