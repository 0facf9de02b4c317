import { useLocation, useNavigate } from 'react-router-dom';
import { useDeviceDispatch } from '../../device/useDevice';
import { referralCode } from './referralSlice';

/** Removes the referral code, and from the URL, too: a reload would follow the link again. */
export function useRemoveCode(): () => void {
  const dispatch = useDeviceDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  return () => {
    dispatch(referralCode.removed());
    const params = new URLSearchParams(location.search);
    if (!params.has('ref')) return;
    params.delete('ref');
    void navigate(
      { ...location, search: params.toString() },
      { replace: true, state, preventScrollReset: true },
    );
  };
}
