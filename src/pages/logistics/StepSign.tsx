import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LandStepId } from '../../content/services/logistics';
import { Box, Car, OpenBox, Roof, Truck } from './planParts';

/** A step's part of the ground plan, in 44 by 44 units, for the road beside the list. */
export function StepSign({ id }: { readonly id: LandStepId }) {
  return (
    <Sign viewBox="-22 -22 44 44" aria-hidden="true">
      <rect
        x="-20.5"
        y="-20.5"
        width="41"
        height="41"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      {drawings[id]}
    </Sign>
  );
}

const drawings: Readonly<Record<LandStepId, ReactNode>> = {
  collection: (
    <>
      <Car x={-10} y={0} turn={-90} shade={0} />
      <Car x={10} y={0} turn={-90} yours />
    </>
  ),
  haulage: (
    <g transform="rotate(-90) scale(0.46)">
      <Truck x={0} y={0} load="two" />
    </g>
  ),
  storage: (
    <>
      <Roof x={-15} y={-15} width={30} height={15} color="var(--white)" />
      <Car x={0} y={9} yours />
    </>
  ),
  consolidation: (
    <g transform="translate(1 0) rotate(-90) scale(0.42)">
      <OpenBox x={0} y={0} />
    </g>
  ),
  'after-the-gate': (
    <g transform="scale(0.8)">
      <Box x={0} y={-14} color="var(--brick)" />
      <Box x={0} y={4} color="var(--sea)" />
      <Car x={0} y={18} yours />
    </g>
  ),
  delivery: (
    <>
      <Roof x={-14} y={-15} width={28} height={17} color="var(--brick)" />
      <Car x={0} y={10} yours />
    </>
  ),
};

/** The width of the road and its margin beside the list. */
export const MARGIN = '3.5rem';

/** Where the plan would be too small, and there's room for a road beside the list. */
export const alongRoad = '@media screen and (min-width: 20em) and (max-width: 39.99em)';

const Sign = styled.svg`
  display: none;
  width: 2.75rem;
  height: 2.75rem;
  ${alongRoad} {
    display: block;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
