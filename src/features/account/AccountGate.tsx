import { Activity, startTransition, Suspense, useEffect, useState } from 'react';
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

const expecting = new Set<() => void>();

/** It may be opened soon: its code is fetched, and then it is rendered out of sight. */
export async function expectAccount(): Promise<void> {
  if (!(await AccountDialog.prefetch())) return;
  for (const listener of expecting) listener();
}

/** Whether the account may be opened soon; each opening uses it up, so that what was typed goes with the dialog. */
function useIsExpected(isOpen: boolean): boolean {
  const [isExpected, setIsExpected] = useState(false);
  if (isOpen && isExpected) setIsExpected(false);

  useEffect(() => {
    const expect = () => {
      startTransition(() => {
        setIsExpected(true);
      });
    };
    expecting.add(expect);
    return () => {
      expecting.delete(expect);
    };
  }, []);
  return isExpected;
}

/** The account over any page, where the address asks for it. Out of sight, none of its effects run. */
export function AccountGate({ recent }: GateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  const isExpected = useIsExpected(view !== undefined);
  return isHydrated && (view || isExpected) ? (
    <Activity mode={view ? 'visible' : 'hidden'}>
      <Suspense fallback={<LoadBar>{words.opening}</LoadBar>}>
        <AccountDialog recent={recent} />
      </Suspense>
    </Activity>
  ) : null;
}
