import { useRef } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { space, withScripts } from '../../ui/theme/tokens';
import { LazyPart } from '../../ui/late/LazyPart';
import { useIsNear } from '../../ui/late/useIsNear';

const loadTimes = () => import('./OpenTimes');

/**
 * The office hours and, once scrolled near, whether it's open now, or one part of that. Deferred because a phone needs 60 ms to
 * create its first time zone formatter.
 */
export function OpenNow({ part }: { readonly part?: 'state' | 'clocks' }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <Box ref={box} $part={part ?? 'all'}>
      {part !== 'state' && <strong>{unbrokenTimes(company.hours)}</strong>}
      {isNear && <LazyPart load={loadTimes} props={{ part }} failure={() => null} />}
    </Box>
  );
}

/** In rem: reserved for the lazy content. */
const room = { all: 8.5, state: 2, clocks: 5.5 };

/** The state beside when it changes, or above that on the narrowest phones. */
const oneLine = `
  @media (min-width: 22.5em) {
    grid-template-columns: auto 1fr;
    align-items: center;
    font-size: var(--t-sm);
  }
  ${withScripts} {
    @media (max-width: 22.49em) {
      min-height: 4.25rem;
    }
  }
`;

const Box = styled.div<{ $part: keyof typeof room }>`
  display: grid;
  align-content: start;
  justify-items: start;
  ${withScripts} {
    min-height: ${({ $part }) => room[$part]}rem;
  }
  ${({ $part }) => $part === 'state' && oneLine}
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;
