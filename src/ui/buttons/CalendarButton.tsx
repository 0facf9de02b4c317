import { calendarFile } from '../../lib/time/ics';
import type { CalendarEvent } from '../../lib/time/ics';
import { DownloadButton } from './DownloadButton';

interface CalendarButtonProps {
  /** The organization in the calendar file's product identifier. */
  readonly owner: string;
  readonly fileName: string;
  /** Makes the dates when the button is pressed. */
  readonly events: () => readonly CalendarEvent[];
  readonly children: string;
}

/** Downloads dates as a calendar file (.ics), which phones and desktops open in their calendar. */
export function CalendarButton({ owner, fileName, events, children }: CalendarButtonProps) {
  const file = () => {
    const text = calendarFile(`-//${owner}//Site//EN`, new Date(), events());
    return new Blob([text], { type: 'text/calendar;charset=utf-8' });
  };
  return (
    <DownloadButton file={file} fileName={fileName}>
      {children}
    </DownloadButton>
  );
}
