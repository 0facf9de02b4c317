import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { useAccountView } from './useAccountView';

/** Its code comes when it is opened; if it cannot, the page stands without it. */
const AccountDialog = lazy(() => import('./AccountDialog').catch(() => ({ default: () => <></> })));

/** The account over any page, where the address asks for it. */
export function AccountGate() {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  return isHydrated && view ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
