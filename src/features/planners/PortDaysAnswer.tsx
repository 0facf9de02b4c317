import { thresholdWords } from '../../content/tools/planners';
import { portDaysAnswer } from '../../content/tools/portDays';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import type { PortDays } from '../../lib/time/portDays';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { daysFrom } from './dateText';

interface PortDaysAnswerProps {
  readonly days: PortDays;
  readonly today: CalendarDate;
}

function heading(day: number): string {
  if (day < 0) return portDaysAnswer.ahead(-day);
  return day === 0 ? portDaysAnswer.today : portDaysAnswer.day(day);
}

/** The current day count and the dates of the three thresholds. */
export function PortDaysAnswer({ days, today }: PortDaysAnswerProps) {
  return (
    <>
      <ToolAnswer label={portDaysAnswer.since} value={heading(days.day)}>
        <p>
          {days.next
            ? portDaysAnswer.next(days.next.days, daysFrom(today, days.next.date))
            : portDaysAnswer.allPassed}
        </p>
      </ToolAnswer>
      <Facts
        items={days.thresholds.map(({ code, days: count, date }) => ({
          term: portDaysAnswer.day(count),
          value: `${formatCalendarDate(date)}, ${daysFrom(today, date)}. ${thresholdWords[code]}.`,
        }))}
      />
      <Small>{portDaysAnswer.rulesChange}</Small>
    </>
  );
}
