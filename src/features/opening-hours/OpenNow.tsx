import { useDeferredValue, useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { formatWeekdayTime } from '../../lib/dates';
import { openingState, readOpeningHours } from '../../lib/openingHours';
import { Tag } from '../../ui/Tag';
import { space } from '../../ui/tokens';
import { useIsNear } from '../../ui/useIsNear';
import { useNow } from '../../ui/useNow';

const LAGOS = 'Africa/Lagos';
const hours = readOpeningHours(company.hours);

/** The same instant by the other clocks that matter; equal ones are told once. */
function clocks(instant: Date): readonly { readonly where: string; readonly time: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const lagos = { where: 'in Lagos', time: formatWeekdayTime(instant, LAGOS) };
  const yours = { where: 'your time', time: formatWeekdayTime(instant, own) };
  const office = formatWeekdayTime(instant, hours.timeZone);
  return [yours, lagos].filter(
    ({ time }, index, all) => time !== office && all.findIndex((other) => other.time === time) === index,
  );
}

/**
 * The office hours, and from the moment the visitor's clock is known whether it is open now, until when or from
 * when: by the office's clock, the visitor's own and that of Lagos.
 */
export function OpenNow() {
  const box = useRef<HTMLDivElement>(null);
  // A phone needs 60 ms until it can put its first time of a zone in words: only when the visitor comes near.
  const isNear = useIsNear(box);
  const now = useDeferredValue(useNow(), null);
  const state = !isNear || now === null ? undefined : openingState(new Date(now), hours);
  const turn = state && (state.open ? state.closesAt : state.opensAt);
  return (
    <Box ref={box}>
      <strong>{company.hours}</strong>
      {state && turn && (
        <>
          <Tag tone={state.open ? 'good' : 'neutral'}>{state.open ? 'Open now' : 'Closed now'}</Tag>
          <p>
            {state.open ? 'Closes' : 'Opens'} <b>{formatWeekdayTime(turn, hours.timeZone)}</b>
          </p>
          {clocks(turn).map(({ where, time }) => (
            <p key={where}>
              {time} {where}
            </p>
          ))}
        </>
      )}
    </Box>
  );
}

/** Its place is kept for the lines that come with the visitor's clock. */
const Box = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  @media (scripting: enabled) {
    min-height: 9.75rem;
  }
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;
