import { noStartDate, rates } from '../../content/rates';
import { dayRangeText } from '../../content/tools/transit';
import { transitNotes } from '../../content/tools/transitNotes';
import { listed } from '../../lib/text/listed';
import { formatCalendarDate } from '../../lib/time/calendarDate';
import { ExternalLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Small } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { aboutMiles } from './model/miles';
import type { TransitPlan } from './model/plan';
import { TransitBar } from './TransitBar';

const { exportFiling } = rates;

interface TransitAnswerProps {
  readonly plan: TransitPlan;
  readonly hasStart: boolean;
}

/** Days under way, the stages around them, and what neither knows. */
export function TransitAnswer({ plan, hasStart }: TransitAnswerProps) {
  const { miles, underWay, rows, inLagos, unknownWaits, portWarnings } = plan;
  return (
    <>
      <ToolAnswer label="From port to port" value={`${dayRangeText(underWay)} under way`}>
        <p>
          {`Not counting port calls and waiting. About ${aboutMiles(miles)} nautical miles by the lane on our map, ${transitNotes.speed}.`}
        </p>
      </ToolAnswer>
      <TransitBar rows={rows} />
      {portWarnings.map((warning) => (
        <strong key={warning}>{warning}</strong>
      ))}
      {!hasStart && <p>Days count from when you have title and ITN. Enter that day to see dates.</p>}
      <p>{transitNotes.notASchedule}</p>
      <PhoneDisclosure summary={transitNotes.about}>
        {underWay.most > underWay.least && <p>{transitNotes.spread}</p>}
        {unknownWaits.length > 0 && (
          <p>{`We don’t know the current wait at ${listed(unknownWaits)}, so none is counted.`}</p>
        )}
        <Small>{inLagos ? transitNotes.freeDays : transitNotes.freeElsewhere}</Small>
        <Small>
          {exportFiling.says}: {exportFiling.publisher},{' '}
          <ExternalLink href={exportFiling.link}>{exportFiling.document}</ExternalLink>, {noStartDate},
          checked {formatCalendarDate(exportFiling.checked)}.
        </Small>
      </PhoneDisclosure>
    </>
  );
}
