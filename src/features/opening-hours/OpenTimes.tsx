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
function otherClocks(instant: Date): readonly string[] {
  const shown = new Set([formatWeekdayTime(instant, hours.timeZone)]);
  const clocks = [
    [ownTimeZone(), openTimes.yourTime],
    [LAGOS, openTimes.inLagos],
  ] as const;
  return clocks.flatMap(([zone, place]) => {
    const time = formatWeekdayTime(instant, zone);
    if (shown.has(time)) return [];
    shown.add(time);
    return formatWeekdayTime(instant, zone, place);
  });
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
  const [changes, nextChange] = state.open
    ? [openTimes.closes, state.closesAt]
    : [openTimes.opens, state.opensAt];
  return (
    <>
      {part !== 'clocks' && (
        <>
          <Tag tone={state.open ? 'good' : 'neutral'}>{state.open ? openTimes.open : openTimes.closed}</Tag>
          <p>
            <span>{changes}</span> <b>{formatWeekdayTime(nextChange, hours.timeZone)}</b>
          </p>
        </>
      )}
      {part !== 'state' && otherClocks(nextChange).map((time) => <p key={time}>{`${changes} ${time}`}</p>)}
    </>
  );
}
