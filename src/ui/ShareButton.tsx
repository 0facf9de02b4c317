import { useEffect, useState } from 'react';
import { Button } from './Button';

interface ShareButtonProps {
  readonly title: string;
  /** Made when asked for. */
  readonly text: () => string;
}

const SAID_MS = 4_000;

/** The device's own share sheet; where there is none, the text goes to the clipboard, and the button says which. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const [said, setSaid] = useState<'Copied' | 'Copying is not allowed here'>();

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => {
      setSaid(undefined);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('Copying is not allowed here');
    }
  };
  const share = async () => {
    if (!('share' in navigator)) {
      await copy();
      return;
    }
    try {
      await navigator.share({ title, text: text() });
    } catch (error) {
      // Closing the sheet is an answer; anything else still leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <Button $variant="secondary" onClick={() => void share()}>
      <span aria-live="polite">{said ?? 'Share'}</span>
    </Button>
  );
}
