import type { ReactNode } from 'react';
import { accountEntry as words } from '../../content/pages/accountEntry';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useAccountView } from './useAccountView';

const load = () => import('./AccountDialog');

/** Fetches the dialog's code when it may be opened soon. */
export const preloadAccount = () => {
  void preloadPart(load);
};

interface AccountGateProps {
  /** The requests made or looked up on this device: another feature's, put in by the layout. */
  readonly recent: ReactNode;
}

/** The account over any page, where the address asks for it. */
export function AccountGate(props: AccountGateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  return isHydrated && view ? (
    <LazyPart load={load} props={props} failure={() => <LoadBar offersReload>{words.unavailable}</LoadBar>}>
      <LoadBar>{words.opening}</LoadBar>
    </LazyPart>
  ) : null;
}
