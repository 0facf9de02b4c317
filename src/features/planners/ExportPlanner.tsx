import { exportPlanner, portZones, exportResult } from '../../content/tools/planners';
import { useDevice } from '../../device/useDevice';
import { DateField } from '../../forms/DateField';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { useNow } from '../../ui/hooks/useNow';
import { addDays, formatCalendarDate } from '../../lib/time/calendarDate';
import { wallTime } from '../../lib/time/zonedTime';
import { exportPlan } from '../../lib/time/shipmentDeadlines';
import { formatDateTime } from '../../lib/time/dates';
import type { ExportPlan } from '../../lib/time/shipmentDeadlines';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolResult } from '../../ui/ToolResult';
import { parseCutoff, storedCutoff } from './storedCutoff';
import type { CutoffTexts } from './storedCutoff';
import { PlannerPanel } from './PlannerPanel';
import { weekdayDate } from './dateText';

/** Calculates the last safe day for title and ITN from a vessel's cutoff. */
export default function ExportPlanner() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedCutoff);
  if (now === null) return null;
  const cutoff = parseCutoff(texts);
  const plan = cutoff && exportPlan(cutoff, new Date(now), texts.zone);
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });

  return (
    <PlannerPanel
      words={exportPlanner}
      marks={exampleMarks(new Date(now), texts)}
      result={plan && <ExportResult plan={plan} zone={texts.zone} isPast={cutoff.getTime() < now} />}
      fileName="export-72-hours.ics"
      event={
        plan?.state === 'safe'
          ? {
              uid: `export-${texts.day}-${texts.time}@harmattan`,
              title: exportPlanner.event,
              day: plan.lastFullWeekday,
            }
          : undefined
      }
      onClear={reset}
    >
      <DateField label={exportPlanner.day} value={texts.day} onValue={set('day')} />
      <DateField
        label={exportPlanner.time}
        type="time"
        hint={exportPlanner.timeHint}
        value={texts.time}
        onValue={set('time')}
      />
      <ChoiceField
        label={exportPlanner.port}
        choices={portZones.map(({ zone, name }) => ({ value: zone, label: name }))}
        value={texts.zone}
        onValue={set('zone')}
      />
    </PlannerPanel>
  );
}

/** Days from now to the example's cutoff. */
const EXAMPLE_DAYS = 14;

/** The dates of a cutoff in two weeks, at the port and time entered so far. */
function exampleMarks(now: Date, texts: CutoffTexts) {
  const day = addDays(wallTime(now, texts.zone).date, EXAMPLE_DAYS);
  const cutoff = parseCutoff({ ...texts, day });
  if (!cutoff) return [];
  const { lastFullWeekday, lastMoment } = exportPlan(cutoff, now, texts.zone);
  const notice = wallTime(lastMoment, texts.zone).date;
  return exportPlanner.marks(
    formatCalendarDate(lastFullWeekday),
    formatCalendarDate(notice),
    formatCalendarDate(day),
  );
}

interface ExportResultProps {
  readonly plan: ExportPlan;
  /** IANA name of the port's zone. */
  readonly zone: string;
  /** Whether the cutoff has passed. */
  readonly isPast: boolean;
}

const states: Readonly<Record<ExportPlan['state'], string>> = {
  safe: exportResult.inTime,
  tight: exportResult.tight,
  'too-late': exportResult.late,
};

/** The last safe day, the exact deadline, and whether there's still time. */
function ExportResult({ plan: { lastFullWeekday, lastMoment, state }, zone, isPast }: ExportResultProps) {
  return (
    <>
      <ToolResult label={exportResult.by} value={weekdayDate(lastFullWeekday)}>
        <p>{isPast ? exportResult.cutoffPassed : states[state]}</p>
      </ToolResult>
      <Facts
        items={[
          { term: exportResult.lastMoment, value: formatDateTime(lastMoment, zone) },
          { term: exportResult.inLagos, value: formatDateTime(lastMoment, 'Africa/Lagos') },
        ]}
      />
      <Small>{exportResult.rule}</Small>
    </>
  );
}
