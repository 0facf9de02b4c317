import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { accountEntry as words } from '../../content/accountEntry';
import { lazyPart } from '../../ui/lazyPart';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { AccountBar } from './AccountBar';
import { useAccountView } from './useAccountView';

interface GateProps {
  /** The requests made or looked up on this device: another feature's, put in by the layout. */
  readonly recent: ReactNode;
}

const AccountDialog = lazyPart<GateProps>(
  () => import('./AccountDialog'),
  () => <AccountBar offersReload>{words.unavailable}</AccountBar>,
);

/** Fetches the dialog's code before it is opened. */
export const prefetchAccount = AccountDialog.prefetch;

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
