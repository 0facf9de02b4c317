import { useEffect, useRef } from 'react';
import { accountWords } from '../../content/pages/account';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import type { useLogOut } from './useLogOut';

const { unsent: words } = accountWords;

type ConfirmLogOutProps = ReturnType<typeof useLogOut>['confirmation'];

/** Lists the unsent items logging out would delete and asks for confirmation. */
export function ConfirmLogOut({ unsent, onConfirm, onCancel }: ConfirmLogOutProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [unsent]);
  if (unsent.length === 0) return null;
  const title = words.title(unsent);
  return (
    <div ref={box} role="group" aria-label={title} tabIndex={-1}>
      <Notice tone="caution" title={title}>
        <p>{words.deleted(unsent.length)}</p>
        <Cluster>
          <Button onClick={onConfirm}>{words.confirm}</Button>
          <Button $variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}
