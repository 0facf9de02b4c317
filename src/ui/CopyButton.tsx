import { useEffect, useState } from 'react';
import { Button } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

const SAID_MS = 4_000;

/** Puts a text on the clipboard and says so; where that is forbidden, says that. */
export function CopyButton({ text, children }: CopyButtonProps) {
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
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Copying is not allowed here');
    }
  };
  return (
    <Button $variant="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{said ?? children}</span>
    </Button>
  );
}
