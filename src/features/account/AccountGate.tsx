import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { accountEntry as words } from '../../content/accountEntry';
import { lazyPart } from '../../ui/lazyPart';
import { LoadBar } from '../../ui/LoadBar';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { useAccountView } from './useAccountView';

interface GateProps {
  /** The requests made or looked up on this device: another feature's, put in by the layout. */
  readonly recent: ReactNode;
}

const AccountDialog = lazyPart<GateProps>(
  () => import('./AccountDialog'),
  () => <LoadBar offersReload>{words.unavailable}</LoadBar>,
);

/** Fetches the dialog's code when it may be opened soon. */
export const preloadAccount = () => AccountDialog.prefetch();

/** The account over any page, where the address asks for it. */
export function AccountGate({ recent }: GateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  return isHydrated && view ? (
    <Suspense fallback={<LoadBar>{words.opening}</LoadBar>}>
      <AccountDialog recent={recent} />
    </Suspense>
  ) : null;
}
