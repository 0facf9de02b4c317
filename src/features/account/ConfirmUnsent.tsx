import { useEffect, useRef } from 'react';
import { boardPath } from '../../config/paths';
import { saveBoardFirst, unsentNames, unsentTitle } from '../../content/sending';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import type { useConfirmUnsent } from './useConfirmUnsent';

interface ConfirmUnsentProps extends Readonly<ReturnType<typeof useConfirmUnsent>['confirmation']> {
  readonly words: {
    readonly deleted: (count: number) => string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

/** Lists the unsent items that would be deleted and asks for confirmation. */
export function ConfirmUnsent({ unsent, onConfirm, onCancel, words }: ConfirmUnsentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [unsent]);
  if (unsent.length === 0) return null;
  const title = unsentTitle(unsent);
  return (
    <div ref={box} role="group" aria-label={title} tabIndex={-1}>
      <Notice tone="caution" title={title}>
        <p>{words.deleted(unsent.length)}</p>
        {unsent.includes(unsentNames.fleet) && <ArrowLink to={boardPath}>{saveBoardFirst}</ArrowLink>}
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
