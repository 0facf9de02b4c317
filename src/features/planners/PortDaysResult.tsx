import { portDaysResult } from '../../content/tools/planners';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { OVERTIME_DAYS } from '../../lib/time/shipmentDeadlines';
import type { PortDays } from '../../lib/time/shipmentDeadlines';
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

/** The current day count and the day from which the car is overtime cargo. */
export function PortDaysResult({ days, today }: PortDaysResultProps) {
  return (
    <>
      <ToolResult label={portDaysResult.since} value={heading(days.day)}>
        <p>
          {days.isOvertime
            ? portDaysResult.passed
            : portDaysResult.next(OVERTIME_DAYS, relativeDay(today, days.overtime))}
        </p>
      </ToolResult>
      <Facts
        items={[
          {
            term: portDaysResult.day(OVERTIME_DAYS),
            value: `${formatCalendarDate(days.overtime)}, ${relativeDay(today, days.overtime)}. ${portDaysResult.overtime}`,
          },
        ]}
      />
      <Small>{portDaysResult.rulesChange}</Small>
    </>
  );
}
