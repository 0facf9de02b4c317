import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { accountEntry as words } from '../../content/accountEntry';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { AccountBar } from './AccountBar';
import { useAccountView } from './useAccountView';

interface GateProps {
  /** The requests made or looked up on this device: another feature's, put in by the layout. */
  readonly recent: ReactNode;
}

/** Its code comes when it is opened; if it cannot, that is said and the page stands. */
const AccountDialog = lazy<ComponentType<GateProps>>(() =>
  import('./AccountDialog').catch(() => ({
    default: () => <AccountBar offersReload>{words.unavailable}</AccountBar>,
  })),
);

/** The account over any page, where the address asks for it. */
export function AccountGate({ recent }: GateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  return isHydrated && view ? (
    <Suspense fallback={<AccountBar>{words.opening}</AccountBar>}>
      <AccountDialog recent={recent} />
    </Suspense>
  ) : null;
}
