import { useEffect, useState } from 'react';
import { ScriptButton } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Copies a text to the clipboard and confirms it, or says that the browser doesn't allow it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { said, copy } = useClipboard();
  return (
    <ScriptButton $variant="secondary" onClick={() => void copy(text)}>
      <span aria-live="polite">{said ?? children}</span>
    </ScriptButton>
  );
}

interface ShareButtonProps {
  readonly title: string;
  /** Called on click. */
  readonly text: () => string;
}

/** Opens the device's share sheet or, if there is none, copies the text to the clipboard and says so. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const { said, copy } = useClipboard();
  const share = async () => {
    if (!('share' in navigator)) {
      await copy(text());
      return;
    }
    try {
      await navigator.share({ title, text: text() });
    } catch (error) {
      if (!isShareDismissed(error)) await copy(text());
    }
  };

  return (
    <ScriptButton $variant="secondary" onClick={() => void share()}>
      <span aria-live="polite">{said ?? 'Share'}</span>
    </ScriptButton>
  );
}

/** Whether sharing ended without an error: the user closed the share sheet, or it's still open. */
const isShareDismissed = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

const SAID_MS = 4_000;

/**
 * Copies to the clipboard.
 * @returns a message to show for four seconds, if any, and a copy function
 */
function useClipboard() {
  const [said, setSaid] = useState<'Copied' | 'Your browser won’t let us copy'>();

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Your browser won’t let us copy');
    }
  };
  return { said, copy };
}
