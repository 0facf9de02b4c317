import type { ReactNode } from 'react';
import { calendarFile } from '../../lib/time/ics';
import type { CalendarEvent } from '../../lib/time/ics';
import { ScriptButton } from './Button';

interface DownloadButtonProps {
  /** Makes the file when the button is pressed. */
  readonly file: () => Blob;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Downloads a file made in the browser. */
export function DownloadButton({ file, fileName, children }: DownloadButtonProps) {
  return (
    <ScriptButton $variant="secondary" onClick={() => download(file(), fileName)}>
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
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

interface CalendarButtonProps {
  readonly fileName: string;
  /** Makes the dates when the button is pressed. */
  readonly events: () => readonly CalendarEvent[];
  readonly children: string;
}

/** Downloads dates as a calendar file (.ics), which phones and desktops open in their calendar. */
export function CalendarButton({ fileName, events, children }: CalendarButtonProps) {
  const file = () => {
    const text = calendarFile(new Date(), events());
    return new Blob([text], { type: 'text/calendar;charset=utf-8' });
  };
  return (
    <DownloadButton file={file} fileName={fileName}>
      {children}
    </DownloadButton>
  );
}
