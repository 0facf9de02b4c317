import type { ReactNode } from 'react';
import { ScriptButton } from './ScriptButton';

interface DownloadButtonProps {
  /** Makes the file when the button is pressed. */
  readonly file: () => Blob;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Downloads a file made in the browser. */
export function DownloadButton({ file, fileName, children }: DownloadButtonProps) {
  return (
    <ScriptButton
      $variant="secondary"
      onClick={() => {
        download(file(), fileName);
      }}
    >
      {children}
    </ScriptButton>
  );
}

/** Some browsers start the download asynchronously, so don't revoke the URL at once. */
const REVOKE_DELAY_MS = 1_000;

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, REVOKE_DELAY_MS);
}
