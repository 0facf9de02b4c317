import { ScriptButton } from './ScriptButton';
import { useClipboard } from '../hooks/useClipboard';

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
