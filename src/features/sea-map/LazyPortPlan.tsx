import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { LazyPart } from '../../ui/late/LazyPart';
import { from, screenOnly, seaGround } from '../../ui/theme/tokens';
import type { PortPlan } from './Chart';

const load = () => import('./Chart').then((module) => ({ default: module.PortPlan }));

/** A chart of one port's coast, loaded when scrolled near because its data is large. The text next to it says where the port is. */
export function LazyPortPlan(plan: ComponentProps<typeof PortPlan>) {
  return (
    <Frame>
      <LazyPart load={load} props={plan} room="min-height: 9.75rem;" failure={() => null} />
    </Frame>
  );
}

const Frame = styled.div`
  height: min(9.75rem, 40vw);
  ${from.sm} {
    height: 14rem;
  }
  overflow: hidden;
  border: 1px solid var(--ink);
  background: ${seaGround};
  svg {
    width: 100%;
    height: 100%;
  }
  ${screenOnly}
`;
