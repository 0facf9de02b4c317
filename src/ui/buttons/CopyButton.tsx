import { ScriptButton } from './ScriptButton';
import { useClipboard } from '../hooks/useClipboard';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Puts a text on the clipboard and says so; where that is forbidden, says that. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { said, copy } = useClipboard();
  return (
    <ScriptButton $variant="secondary" onClick={() => void copy(text)}>
      <span aria-live="polite">{said ?? children}</span>
    </ScriptButton>
  );
}
