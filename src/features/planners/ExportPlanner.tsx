import { company } from '../../content/company';
import { exportPlanner, portZones } from '../../content/tools/planners';
import { useDevice } from '../../device/useDevice';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { parseCutoff, storedCutoff } from './storedCutoff';
import { ExportResult } from './ExportResult';
import { PlannerField } from './PlannerField';
import { exportPlan } from '../../lib/time/exportPlan';

/** Calculates the last safe day for title and ITN from a vessel's cutoff. */
export default function ExportPlanner() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedCutoff);
  if (now === null) return null;
  const cutoff = parseCutoff(texts);
  const plan = cutoff && exportPlan(cutoff, new Date(now), texts.zone);
  const set = (key: keyof typeof texts) => (value: string) => {
    setTexts({ ...texts, [key]: value });
  };

  return (
    <ToolPanel
      row
      isEmpty={!plan}
      resultLabel={exportPlanner.result}
      result={plan ? <ExportResult plan={plan} zone={texts.zone} /> : <p>{exportPlanner.empty}</p>}
      actions={
        plan && (
          <>
            <CalendarButton
              owner={company.name}
              fileName="export-72-hours.ics"
              events={[
                {
                  uid: `export-${texts.day}-${texts.time}@harmattan`,
                  title: exportPlanner.event,
                  day: plan.lastFullWeekday,
                },
              ]}
            >
              {exportPlanner.addToCalendar}
            </CalendarButton>
            <ClearButton onClear={reset}>{exportPlanner.clear}</ClearButton>
          </>
        )
      }
    >
      <PlannerField label={exportPlanner.day} value={texts.day} onValue={set('day')} />
      <PlannerField
        label={exportPlanner.time}
        type="time"
        hint={exportPlanner.timeHint}
        value={texts.time}
        onValue={set('time')}
      />
      <Field label={exportPlanner.port}>
        {(control) => (
          <Select
            {...control}
            value={texts.zone}
            onChange={({ target }) => {
              set('zone')(target.value);
            }}
          >
            {portZones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ToolPanel>
  );
}
