import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../../content/company';
import { portDaysPlanner } from '../../content/tools/planners';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import { OVERTIME_DAYS, portDays } from '../../lib/time/shipmentDeadlines';
import { wallTime } from '../../lib/time/zonedTime';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { useDevice } from '../../device/useDevice';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { FieldText } from './fields';
import { PlannerField } from './PlannerField';
import { PortDaysResult } from './PortDaysResult';

const storedTexts = defineDeviceItem({
  key: storageKeys.portDays,
  schema: v.object({ discharge: FieldText }),
  fallback: { discharge: '' },
});

/** Calculates the day from which an uncleared car is overtime cargo. */
export default function PortDaysPlanner() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedTexts);
  if (now === null) return null;
  const discharge = parseCalendarDate(texts.discharge);
  const today = wallTime(new Date(now), 'Africa/Lagos').date;
  const days = discharge && portDays(discharge, today);

  return (
    <ToolPanel
      row
      isEmpty={!days}
      resultLabel={portDaysPlanner.result}
      result={days ? <PortDaysResult days={days} today={today} /> : <p>{portDaysPlanner.empty}</p>}
      actions={
        days && (
          <>
            {!days.isOvertime && (
              <CalendarButton
                owner={company.name}
                fileName="port-days.ics"
                events={() => [
                  {
                    uid: `port-days-${texts.discharge}-overtime@harmattan`,
                    title: portDaysPlanner.event(OVERTIME_DAYS),
                    description: portDaysPlanner.eventNote,
                    day: days.overtime,
                  },
                ]}
              >
                {portDaysPlanner.addToCalendar}
              </CalendarButton>
            )}
            <ClearButton onClear={reset}>{portDaysPlanner.clear}</ClearButton>
          </>
        )
      }
    >
      <PlannerField
        label={portDaysPlanner.discharge}
        hint={portDaysPlanner.dischargeHint}
        value={texts.discharge}
        onValue={(value) => {
          setTexts({ discharge: value });
        }}
      />
      <p>{portDaysPlanner.freeDays}</p>
    </ToolPanel>
  );
}
