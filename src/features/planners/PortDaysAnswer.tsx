import { thresholdWords } from '../../content/tools/planners';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import type { PortDays } from '../../lib/time/portDays';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { daysFrom } from './words';

interface PortDaysAnswerProps {
  readonly days: PortDays;
  readonly today: CalendarDate;
}

function heading(day: number): string {
  if (day < 0) return `Discharge in ${String(-day)} ${day === -1 ? 'day' : 'days'}`;
  return day === 0 ? 'Discharged today' : `Day ${String(day)}`;
}

/** The day it is now and the three thresholds with their dates. */
export function PortDaysAnswer({ days, today }: PortDaysAnswerProps) {
  return (
    <>
      <ToolAnswer label="Since discharge" value={heading(days.day)}>
        <p>
          {days.next
            ? `Next: day ${String(days.next.days)}, ${daysFrom(today, days.next.date)}.`
            : 'All these dates have passed. Call your customs agent today.'}
        </p>
      </ToolAnswer>
      <Facts
        items={days.thresholds.map(({ code, days: count, date }) => ({
          term: `Day ${String(count)}`,
          value: `${formatCalendarDate(date)}, ${daysFrom(today, date)}. ${thresholdWords[code]}.`,
        }))}
      />
      <Small>Rules change. Confirm before you buy. Your customs agent knows the current ones.</Small>
    </>
  );
}
