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
  safe: 'You have time. Aim for this day, not the last hour.',
  tight: 'It’s tight: the safe day has passed. Call us now.',
  'too-late': 'Too late for this vessel: less than 72 hours left. Ask for the next one.',
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
          { term: 'In Lagos time', value: formatDateTime(lastMoment, 'Africa/Lagos') },
        ]}
      />
      <Small>
        72 hours before the cutoff (19 CFR 192.2), then back to the last full business day, skipping weekends
        and US federal holidays.
      </Small>
    </>
  );
}
