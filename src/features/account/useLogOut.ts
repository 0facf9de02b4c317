import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { signedOut } from '../../session/authSlice';
import { unsentItems } from './unsentItems';

/** Logs out at once, or asks first where that would delete something unsent. */
export function useLogOut(onDone: () => void) {
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const confirm = () => {
    onDone();
    dispatch(signedOut());
  };
  return {
    /** For the button that logs out. */
    button: {
      ref: button,
      onClick: () => {
        const found = unsentItems();
        setUnsent(found);
        if (found.length === 0) confirm();
      },
    },
    /** For the question; it is asked while `unsent` names something. */
    question: {
      unsent,
      onConfirm: confirm,
      onCancel: () => {
        setUnsent([]);
        button.current?.focus();
      },
    },
  };
}
