import { useEffect, useRef } from 'react';
import { repeat as words } from '../../content/pages/messageForm';
import { Button } from '../../ui/buttons/Button';
import { Notice } from '../../ui/Notice';
import { Cluster } from '../../ui/theme/layout';

/**
 * Asks before a message that may have arrived is sent again: unlike a quote request, it has no id by which our server
 * could recognize it. The confirm button submits the form.
 */
export function ConfirmRepeat({ onCancel }: { readonly onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} role="group" aria-label={words.title} tabIndex={-1}>
      <Notice tone="caution" title={words.title}>
        <p>{words.text}</p>
        <Cluster>
          <Button type="submit">{words.confirm}</Button>
          <Button $variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}
