import { useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { space } from '../../ui/theme/tokens';
import { LazyPart } from '../../ui/late/LazyPart';
import { useIsNear } from '../../ui/late/useIsNear';

const loadTimes = () => import('./OpenTimes');

/**
 * The office hours and, once the visitor comes near, whether it is open now. Not before: a phone needs 60 ms until it can
 * put its first time of a zone in words.
 */
export function OpenNow() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <Box ref={box}>
      <strong>{company.hours}</strong>
      {isNear && <LazyPart load={loadTimes} failure={() => null} />}
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
