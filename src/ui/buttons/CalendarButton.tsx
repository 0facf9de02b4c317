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

/** Some browsers start the download asynchronously, so don't revoke the URL at once. */
const KEPT_MS = 1_000;

/** Downloads dates as a calendar file (.ics), which phones and desktops open in their calendar. */
export function CalendarButton({ owner, fileName, events, children }: CalendarButtonProps) {
  const save = () => {
    const text = calendarFile(`-//${owner}//Site//EN`, new Date(), events);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, KEPT_MS);
  };
  return (
    <ScriptButton $variant="secondary" onClick={save}>
      {children}
    </ScriptButton>
  );
}
