import { Activity, startTransition, Suspense, useEffect, useOptimistic, useState } from 'react';
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

interface Gate {
  readonly expect: () => void;
  readonly open: () => void;
}

const gates = new Set<Gate>();

/** It may be opened soon: its code is fetched, and then it is rendered out of sight. */
export async function expectAccount(): Promise<void> {
  if (!(await AccountDialog.prefetch())) return;
  for (const gate of gates) gate.expect();
}

/** Within the transition that gives the page its address: it stands there before each link has taken that in. */
export function openAccountAtOnce(): void {
  for (const gate of gates) gate.open();
}

/**
 * Whether the account is open, and whether it may be soon; each opening uses that up, so that what was typed goes with
 * the dialog.
 */
function useGate(isAddressed: boolean) {
  const [isOpen, setIsOpen] = useOptimistic(isAddressed);
  const [isExpected, setIsExpected] = useState(false);
  if (isOpen && isExpected) setIsExpected(false);

  useEffect(() => {
    const gate = {
      expect: () => {
        startTransition(() => {
          setIsExpected(true);
        });
      },
      open: () => {
        setIsOpen(true);
      },
    };
    gates.add(gate);
    return () => {
      gates.delete(gate);
    };
  }, [setIsOpen]);
  return { isOpen, isExpected };
}

/** The account over any page, where the address asks for it. Out of sight, none of its effects run. */
export function AccountGate({ recent }: GateProps) {
  const isHydrated = useIsHydrated();
  const { view } = useAccountView();
  const { isOpen, isExpected } = useGate(view !== undefined);
  return isHydrated && (isOpen || isExpected) ? (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Suspense fallback={<LoadBar>{words.opening}</LoadBar>}>
        <AccountDialog recent={recent} />
      </Suspense>
    </Activity>
  ) : null;
}
