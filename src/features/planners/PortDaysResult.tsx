import { thresholdWords } from '../../content/tools/planners';
import { portDaysResult } from '../../content/tools/portDays';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import type { PortDays } from '../../lib/time/portDays';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolResult } from '../../ui/ToolResult';
import { relativeDay } from './dateText';

interface PortDaysResultProps {
  readonly days: PortDays;
  readonly today: CalendarDate;
}

function heading(day: number): string {
  if (day < 0) return portDaysResult.ahead(-day);
  return day === 0 ? portDaysResult.today : portDaysResult.day(day);
}

/** The current day count and the dates of the three thresholds. */
export function PortDaysResult({ days, today }: PortDaysResultProps) {
  return (
    <>
      <ToolResult label={portDaysResult.since} value={heading(days.day)}>
        <p>
          {days.next
            ? portDaysResult.next(days.next.days, relativeDay(today, days.next.date))
            : portDaysResult.allPassed}
        </p>
      </ToolResult>
      <Facts
        items={days.thresholds.map(({ code, days: count, date }) => ({
          term: portDaysResult.day(count),
          value: `${formatCalendarDate(date)}, ${relativeDay(today, date)}. ${thresholdWords[code]}.`,
        }))}
      />
      <Small>{portDaysResult.rulesChange}</Small>
    </>
  );
}
