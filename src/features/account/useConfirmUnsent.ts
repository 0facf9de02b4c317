import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { WithDevice } from '../../device/deviceSlice';
import { unsentItems } from './unsentItems';

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
