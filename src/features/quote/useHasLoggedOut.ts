import { useCallback, useState } from 'react';
import { useStore } from 'react-redux';
import { selectLogoutCount } from '../../session/authSlice';
import type { WithAuth } from '../../session/authSlice';

/**
 * Tells, also after the component is gone, whether the visitor has logged out since it was mounted: late writes and
 * answers must not bring back what the logout deleted.
 */
export function useHasLoggedOut(): () => boolean {
  const store = useStore<WithAuth>();
  const [before] = useState(() => selectLogoutCount(store.getState()));
  return useCallback(() => selectLogoutCount(store.getState()) !== before, [store, before]);
}
