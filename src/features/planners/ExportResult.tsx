import { exportResult } from '../../content/tools/planners';
import { formatDateTime } from '../../lib/time/dates';
import type { ExportPlan } from '../../lib/time/exportPlan';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolResult } from '../../ui/ToolResult';
import { weekdayDate } from './dateText';

interface ExportResultProps {
  readonly plan: ExportPlan;
  /** IANA name of the port's zone. */
  readonly zone: string;
}

const states: Readonly<Record<ExportPlan['state'], string>> = {
  safe: exportResult.inTime,
  tight: exportResult.tight,
  'too-late': exportResult.late,
};

/** The last safe day, the exact deadline, and whether there's still time. */
export function ExportResult({ plan: { lastFullWeekday, lastMoment, state }, zone }: ExportResultProps) {
  return (
    <>
      <ToolResult label={exportResult.by} value={weekdayDate(lastFullWeekday)}>
        <p>{states[state]}</p>
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
