import { useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { space, withScripts } from '../../ui/theme/tokens';
import { LazyPart } from '../../ui/late/LazyPart';
import { useIsNear } from '../../ui/late/useIsNear';

const loadTimes = () => import('./OpenTimes');

/**
 * The office hours and, once scrolled near, whether it's open now. Deferred because a phone needs 60 ms to create its
 * first time zone formatter.
 */
export function OpenNow() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <Box ref={box}>
      <strong>{unbrokenTimes(company.hours)}</strong>
      {isNear && <LazyPart load={loadTimes} failure={() => null} />}
    </Box>
  );
}

/** The minimum height reserves space for the lazy content. */
const Box = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  ${withScripts} {
    min-height: 8.5rem;
  }
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;
