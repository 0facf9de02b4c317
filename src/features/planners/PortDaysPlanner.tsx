import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../../content/company';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import { portDays } from '../../lib/time/portDays';
import { wallTime } from '../../lib/time/zonedTime';
import { defineStored } from '../../storage/defineStored';
import { useStored } from '../../storage/useStored';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { FieldText } from './fields';
import { PlannerField } from './PlannerField';
import { PortDaysAnswer } from './PortDaysAnswer';

const storedTexts = defineStored({
  key: storageKeys.portDays,
  schema: v.object({ discharge: FieldText }),
  fallback: { discharge: '' },
});

/** From the day of discharge through the thresholds of customs' overtime handling. */
export default function PortDaysPlanner() {
  const now = useNow();
  const [texts, setTexts, forget] = useStored(storedTexts);
  if (now === null) return null;
  const discharge = parseCalendarDate(texts.discharge);
  const today = wallTime(new Date(now), 'Africa/Lagos').date;
  const days = discharge && portDays(discharge, today);

  return (
    <ToolPanel
      row
      resultLabel="Dates at the port"
      result={
        days ? (
          <PortDaysAnswer days={days} today={today} />
        ) : (
          <p>Enter the discharge day, actual or expected, to see the dates after it.</p>
        )
      }
      actions={
        days && (
          <>
            {days.next && (
              <CalendarButton
                owner={company.name}
                fileName="port-days.ics"
                events={[
                  {
                    uid: `port-days-${texts.discharge}-${days.next.code}@harmattan`,
                    title: `Port: day ${String(days.next.days)} after discharge`,
                    description: 'Rules change. Ask your customs agent for the current days.',
                    day: days.next.date,
                  },
                ]}
              >
                Add to calendar
              </CalendarButton>
            )}
            <ClearButton onClear={forget}>Clear</ClearButton>
          </>
        )
      }
    >
      <PlannerField
        label="Discharge day"
        hint="The day the car or its container came off the vessel, by the terminal’s record."
        value={texts.discharge}
        onValue={(value) => {
          setTexts({ discharge: value });
        }}
      />
      <p>
        The terminal’s and the carrier’s free days end much earlier than these dates. Ask your agent for both.
      </p>
    </ToolPanel>
  );
}
