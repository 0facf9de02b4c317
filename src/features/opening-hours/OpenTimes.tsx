import { company } from '../../content/company';
import { openTimes } from '../../content/openTimes';
import { formatWeekdayTime } from '../../lib/time/dates';
import { openingState } from '../../lib/time/openingHours';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/hooks/useNow';

const LAGOS = 'Africa/Lagos';
const hours = company.openingHours;

// A zone's first formatter is slow to make: in the task that brings this file, not in one that renders.
openingState(new Date(), hours);

/** The same instant by the other clocks that matter; equal ones are told once. */
function clocks(instant: Date): readonly { readonly where: string; readonly time: string }[] {
  const lagos = { where: openTimes.inLagos, time: formatWeekdayTime(instant, LAGOS) };
  const yours = { where: openTimes.yourTime, time: formatWeekdayTime(instant, ownTimeZone()) };
  const office = formatWeekdayTime(instant, hours.timeZone);
  return [yours, lagos].filter(
    ({ time }, index, all) => time !== office && all.findIndex((other) => other.time === time) === index,
  );
}

/**
 * Whether the office is open now, until when or from when: by the office's clock, the visitor's own and that of Lagos.
 * For the browser only.
 */
export default function OpenTimes() {
  const now = useNow();
  if (now === null) return null;
  const state = openingState(new Date(now), hours);
  const turn = state.open ? state.closesAt : state.opensAt;
  return (
    <>
      <Tag tone={state.open ? 'good' : 'neutral'}>{state.open ? openTimes.open : openTimes.closed}</Tag>
      <p>
        <span>{state.open ? openTimes.closes : openTimes.opens}</span>{' '}
        <b>{formatWeekdayTime(turn, hours.timeZone)}</b>
      </p>
      {clocks(turn).map(({ where, time }) => (
        <p key={where}>{`${time} ${where}`}</p>
      ))}
    </>
  );
}
