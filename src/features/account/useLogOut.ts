import { useDispatch } from 'react-redux';
import { signedOut } from '../../session/authSlice';
import { useConfirmUnsent } from './useConfirmUnsent';

/** Logs out at once, or asks for confirmation if that would delete unsent items. */
export function useLogOut(onDone: () => void) {
  const dispatch = useDispatch();
  return useConfirmUnsent(() => {
    onDone();
    dispatch(signedOut());
  });
}
