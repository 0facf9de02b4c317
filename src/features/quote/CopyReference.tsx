import { useState } from 'react';
import { quoteReceipt as words } from '../../content/quoteReceipt';
import { Button } from '../../ui/Button';

/** Puts the reference on the clipboard, and says so. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const [said, setSaid] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <>
      <Button $variant="secondary" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
