import { company } from '../../content/company';
import { calendarFile } from '../../lib/ics';
import type { CalendarEvent } from '../../lib/ics';
import { Button } from '../../ui/Button';

interface CalendarButtonProps {
  readonly fileName: string;
  readonly event: CalendarEvent;
}

/** Saves a date as a calendar file, which phones and desktops open in their own calendar. */
export function CalendarButton({ fileName, event }: CalendarButtonProps) {
  const save = () => {
    const text = calendarFile(`-//${company.name}//Site//EN`, new Date(), [event]);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // Some browsers begin the download only after this turn.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 1_000);
  };
  return (
    <Button $variant="secondary" onClick={save}>
      Add to calendar
    </Button>
  );
}
