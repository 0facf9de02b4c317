import { company } from '../../content/company';
import { portZones } from '../../content/tools/planners';
import { useStored } from '../../storage/useStored';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { readCutOff, storedCutOff } from './cutOff';
import { ExportAnswer } from './ExportAnswer';
import { PlannerField } from './PlannerField';
import { exportPlan } from '../../lib/time/exportPlan';

/** From a vessel's cut-off back to the last safe day for title and ITN. */
export default function ExportPlanner() {
  const now = useNow();
  const [texts, setTexts, forget] = useStored(storedCutOff);
  if (now === null) return null;
  const cutOff = readCutOff(texts);
  const plan = cutOff && exportPlan(cutOff, new Date(now), texts.zone);
  const set = (key: keyof typeof texts) => (value: string) => {
    setTexts({ ...texts, [key]: value });
  };

  return (
    <ToolPanel
      row
      resultLabel="72-hour plan"
      result={
        plan ? (
          <ExportAnswer plan={plan} zone={texts.zone} />
        ) : (
          <p>Enter the cutoff day from your booking to see the last safe day.</p>
        )
      }
      actions={
        plan && (
          <>
            <CalendarButton
              owner={company.name}
              fileName="export-72-hours.ics"
              events={[
                {
                  uid: `export-${texts.day}-${texts.time}@harmattan`,
                  title: 'Last safe day: title and ITN at the port',
                  day: plan.lastFullWeekday,
                },
              ]}
            >
              Add to calendar
            </CalendarButton>
            <ClearButton onClear={forget}>Clear</ClearButton>
          </>
        )
      }
    >
      <PlannerField label="Cutoff day" value={texts.day} onValue={set('day')} />
      <PlannerField
        label="Cutoff time"
        type="time"
        hint="Port time. If your booking has none, leave it at the start of the day."
        value={texts.time}
        onValue={set('time')}
      />
      <Field label="Port of loading">
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
