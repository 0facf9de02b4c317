import { ScriptButton } from './ScriptButton';
import { useClipboard } from '../hooks/useClipboard';

interface ShareButtonProps {
  readonly title: string;
  /** Made when asked for. */
  readonly text: () => string;
}

/** The device's own share sheet; where there is none, the text goes to the clipboard, and the button says which. */
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
      // Closing the sheet is an answer; anything else still leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text());
    }
  };

  return (
    <ScriptButton $variant="secondary" onClick={() => void share()}>
      <span aria-live="polite">{said ?? 'Share'}</span>
    </ScriptButton>
  );
}
