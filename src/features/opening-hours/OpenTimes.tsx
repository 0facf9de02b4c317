import { company } from '../../content/company';
import { openTimes } from '../../content/openTimes';
import { formatWeekdayTime } from '../../lib/time/dates';
import { openingState } from '../../lib/time/openingHours';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/hooks/useNow';

const LAGOS = 'Africa/Lagos';
const hours = company.openingHours;

// Creating a zone's first formatter is slow, so warm it up when this module loads rather than during a render.
openingState(new Date(), hours);

/** The instant in the visitor's time zone and in Lagos, without duplicates or the office's own time. */
function otherClocks(instant: Date): readonly { readonly where: string; readonly time: string }[] {
  const lagos = { where: openTimes.inLagos, time: formatWeekdayTime(instant, LAGOS) };
  const yours = { where: openTimes.yourTime, time: formatWeekdayTime(instant, ownTimeZone()) };
  const office = formatWeekdayTime(instant, hours.timeZone);
  return [yours, lagos].filter(
    ({ time }, index, all) => time !== office && all.findIndex((other) => other.time === time) === index,
  );
}

interface OpenTimesProps {
  /** The state: whether it's open and until when. The clocks: that time elsewhere. Both, if not set. */
  readonly part?: 'state' | 'clocks' | undefined;
}

/** Whether the office is open now and when that changes, in office, local and Lagos time. Browser only. */
export default function OpenTimes({ part }: OpenTimesProps) {
  const now = useNow();
  if (now === null) return null;
  const state = openingState(new Date(now), hours);
  const nextChange = state.open ? state.closesAt : state.opensAt;
  return (
    <>
      {part !== 'clocks' && (
        <>
          <Tag tone={state.open ? 'good' : 'neutral'}>{state.open ? openTimes.open : openTimes.closed}</Tag>
          <p>
            <span>{state.open ? openTimes.closes : openTimes.opens}</span>{' '}
            <b>{formatWeekdayTime(nextChange, hours.timeZone)}</b>
          </p>
        </>
      )}
      {part !== 'state' &&
        otherClocks(nextChange).map(({ where, time }) => <p key={where}>{`${time} ${where}`}</p>)}
    </>
  );
}
