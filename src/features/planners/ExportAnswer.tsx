import { exportAnswer } from '../../content/tools/exportPlan';
import { formatDateTime } from '../../lib/time/dates';
import type { ExportPlan } from '../../lib/time/exportPlan';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { weekdayDate } from './dateText';

interface ExportAnswerProps {
  readonly plan: ExportPlan;
  /** IANA name of the port's zone. */
  readonly zone: string;
}

const states: Readonly<Record<ExportPlan['state'], string>> = {
  safe: exportAnswer.inTime,
  tight: exportAnswer.tight,
  'too-late': exportAnswer.late,
};

/** The last safe day, the exact deadline, and whether there's still time. */
export function ExportAnswer({ plan: { lastFullWeekday, lastMoment, state }, zone }: ExportAnswerProps) {
  return (
    <>
      <ToolAnswer label={exportAnswer.by} value={weekdayDate(lastFullWeekday)}>
        <p>{states[state]}</p>
      </ToolAnswer>
      <Facts
        items={[
          { term: exportAnswer.lastMoment, value: formatDateTime(lastMoment, zone) },
          { term: exportAnswer.inLagos, value: formatDateTime(lastMoment, 'Africa/Lagos') },
        ]}
      />
      <Small>{exportAnswer.rule}</Small>
    </>
  );
}
