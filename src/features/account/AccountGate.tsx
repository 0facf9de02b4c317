import type { ReactNode } from 'react';
import { accountEntry as words } from '../../content/layout';
import { LazyPart, preloadPart } from '../../ui/late/LazyPart';
import { LoadBar } from '../../ui/late/LoadBar';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { useAccountView } from './useAccountView';

const load = () => import('./AccountDialog');

export const preloadAccount = () => void preloadPart(load);

interface AccountGateProps {
  /** Requests sent or tracked on this device. They belong to another feature, so the layout passes them in. */
  readonly recent: ReactNode;
}

/** Renders the account dialog over any page when the URL has `?account`. */
export function AccountGate(props: AccountGateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  return isHydrated && view ? (
    <LazyPart load={load} props={props} failure={() => <LoadBar offersReload>{words.unavailable}</LoadBar>}>
      <LoadBar>{words.opening}</LoadBar>
    </LazyPart>
  ) : null;
}
