import { calendarFile } from '../../lib/time/ics';
import type { CalendarEvent } from '../../lib/time/ics';
import { ScriptButton } from './ScriptButton';

interface CalendarButtonProps {
  /** The organization in the calendar file's product identifier. */
  readonly owner: string;
  readonly fileName: string;
  readonly events: readonly CalendarEvent[];
  readonly children: string;
}

/** Downloads dates as a calendar file (.ics), which phones and desktops open in their calendar. */
export function CalendarButton({ owner, fileName, events, children }: CalendarButtonProps) {
  const save = () => {
    const text = calendarFile(`-//${owner}//Site//EN`, new Date(), events);
    download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName);
  };
  return (
    <ScriptButton $variant="secondary" onClick={save}>
      {children}
    </ScriptButton>
  );
}

/** Some browsers start the download asynchronously, so don't revoke the URL at once. */
const REVOKE_DELAY_MS = 1_000;

/** Saves a file made in the browser. */
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
