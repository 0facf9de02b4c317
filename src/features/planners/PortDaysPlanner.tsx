import { storageKeys } from '../../config/storageKeys';
import { portDaysPlanner, portDaysResult } from '../../content/tools/planners';
import { parseCalendarDate, formatCalendarDate } from '../../lib/time/calendarDate';
import { OVERTIME_DAYS, portDays } from '../../lib/time/shipmentDeadlines';
import { wallTime } from '../../lib/time/zonedTime';
import { defineInputs } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { DateField } from '../../forms/DateField';
import { useNow } from '../../ui/hooks/useNow';
import type { CalendarDate } from '../../lib/time/calendarDate';
import type { PortDays } from '../../lib/time/shipmentDeadlines';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolResult } from '../../ui/ToolResult';
import { FieldText } from './fields';
import { PlannerPanel } from './PlannerPanel';
import { relativeDay } from './dateText';

const storedTexts = defineInputs(storageKeys.portDays, { discharge: FieldText });

/** Calculates the day from which an uncleared car is overtime cargo. */
export default function PortDaysPlanner() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedTexts);
  if (now === null) return null;
  const discharge = parseCalendarDate(texts.discharge);
  const today = wallTime(new Date(now), 'Africa/Lagos').date;
  const days = discharge && portDays(discharge, today);

  return (
    <PlannerPanel
      words={portDaysPlanner}
      marks={portDaysPlanner.marks(
        formatCalendarDate(today),
        OVERTIME_DAYS,
        formatCalendarDate(portDays(today, today).overtime),
      )}
      result={days && <PortDaysResult days={days} today={today} />}
      fileName="port-days.ics"
      event={
        days && !days.isOvertime
          ? {
              uid: `port-days-${texts.discharge}-overtime@harmattan`,
              title: portDaysPlanner.event(OVERTIME_DAYS),
              description: portDaysPlanner.eventNote,
              day: days.overtime,
            }
          : undefined
      }
      onClear={reset}
    >
      <DateField
        label={portDaysPlanner.discharge}
        hint={portDaysPlanner.dischargeHint}
        value={texts.discharge}
        onValue={(value) => setTexts({ discharge: value })}
      />
      <p>{portDaysPlanner.freeDays}</p>
    </PlannerPanel>
  );
}

interface PortDaysResultProps {
  readonly days: PortDays;
  readonly today: CalendarDate;
}

function heading(day: number): string {
  if (day < 0) return portDaysResult.ahead(-day);
  return day === 0 ? portDaysResult.today : portDaysResult.day(day);
}

/** How far it is to the day from which the car is overtime cargo. */
function nextText({ overtime, isOvertime }: PortDays, today: CalendarDate): string {
  if (overtime === today) return portDaysResult.overtimeToday;
  return isOvertime
    ? portDaysResult.passed
    : portDaysResult.next(OVERTIME_DAYS, relativeDay(today, overtime));
}

/** The current day count and the day from which the car is overtime cargo. */
export function PortDaysResult({ days, today }: PortDaysResultProps) {
  return (
    <>
      <ToolResult label={portDaysResult.since} value={heading(days.day)}>
        <p>{nextText(days, today)}</p>
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
