import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { WithDrafts } from '../../drafts/draftState';
import { signedOut } from '../../session/authSlice';
import { unsentItems } from './unsentItems';

/** Logs out at once, or asks for confirmation if that would delete unsent items. */
export function useLogOut(onDone: () => void) {
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const button = useRef<HTMLButtonElement>(null);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const confirm = () => {
    onDone();
    dispatch(signedOut());
  };
  return {
    /** Props of the log-out button. */
    button: {
      ref: button,
      onClick: () => {
        const found = unsentItems(store.getState());
        setUnsent(found);
        if (found.length === 0) confirm();
      },
    },
    /** Props of `ConfirmLogOut`, which renders while `unsent` isn't empty. */
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
