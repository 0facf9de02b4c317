import { formatDateTime } from '../../lib/time/dates';
import type { ExportPlan } from '../../lib/time/exportPlan';
import { Facts } from '../../ui/Facts';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { weekdayDate } from './words';

interface ExportAnswerProps {
  readonly plan: ExportPlan;
  /** IANA name of the port's zone. */
  readonly zone: string;
}

const states: Readonly<Record<ExportPlan['state'], string>> = {
  safe: 'There is time. Aim for this day, not for the last hour.',
  tight: 'It is tight: the safe day has passed, the 72 hours have not begun. Call us now.',
  'too-late': 'Too late for this vessel: fewer than 72 hours are left. Ask for the next one.',
};

/** The last safe day, the last moment, and where the visitor stands. */
export function ExportAnswer({ plan: { lastFullWeekday, lastMoment, state }, zone }: ExportAnswerProps) {
  return (
    <>
      <ToolAnswer label="Title and ITN in place by" value={weekdayDate(lastFullWeekday)}>
        <p>{states[state]}</p>
      </ToolAnswer>
      <Facts
        items={[
          { term: 'Last moment, at the port', value: formatDateTime(lastMoment, zone) },
          { term: 'The same in Lagos', value: formatDateTime(lastMoment, 'Africa/Lagos') },
        ]}
      />
      <Small>
        72 hours by the clock before the cut-off (19 CFR 192.2), then back to the last full business day:
        weekends and US federal holidays are skipped.
      </Small>
    </>
  );
}
