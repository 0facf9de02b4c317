import { useClipboard } from '../hooks/useClipboard';
import { ScriptButton } from './ScriptButton';

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
