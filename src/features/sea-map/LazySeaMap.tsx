import type { ComponentProps, ReactNode } from 'react';
import { findPort } from '../../content/ports/findPort';
import { LazyPart } from '../../ui/late/LazyPart';
import { from } from '../../ui/theme/tokens';
import type { SeaMap } from './SeaMap';
import type { MapPosition } from './types';

interface LazySeaMapProps extends ComponentProps<typeof SeaMap> {
  /** Shown until the map has loaded, and without scripts. */
  readonly children: ReactNode;
}

/** Heights in rem reserved for the map with its legend only, at 360, 960 and 1440 px. */
const ROOM = [36, 47, 42.25] as const;

/** With other content beside it from 1200 px. Below, the charts' height depends on the window's width. */
const ROOM_BESIDE = `
  min-height: calc(0.624 * (100vw - 2 * var(--gutter)) + 5.5rem);
  @media (min-width: 48em) { min-height: calc(0.812 * (100vw - 2 * var(--gutter)) + 2.25rem); }
  ${from.lg} { min-height: 42.25rem; }
`;

/** West of it, the port of loading is on the inset of Texas. */
const TEXAS_LONGITUDE = -90;

/**
 * With a position, a lane's insets, caption and collapsed list. The charts' height depends on the window's width; the texts
 * take the rest. The caption is shorter at either end of the lane, and next to Nigeria's inset where that is the only one. Phones
 * show one inset, which is taller near the US.
 */
function roomOnLane({ from: start, fraction }: MapPosition): string {
  const isUnderway = fraction > 0 && fraction < 1;
  const [narrow, broad, most] = isUnderway ? [12.375, 7.25, 48.375] : [9, 5.75, 47];
  const isFromTexas = (findPort(start)?.longitude ?? 0) < TEXAS_LONGITUDE;
  return `
    min-height: calc(${fraction < 0.5 ? '150vw' : '112vw'} + ${String(narrow)}rem);
    @media (min-width: 48em) { min-height: calc(74.5vw + ${String(isFromTexas ? broad : 4.5)}rem); }
    ${from.lg} { min-height: min(47.25vw + ${String(broad)}rem, ${String(most)}rem); }
  `;
}

const load = () => import('./SeaMap').then((module) => ({ default: module.SeaMap }));

/** The sea-lane map, lazy-loaded when scrolled near because its data is large. */
export function LazySeaMap({ children, ...map }: LazySeaMapProps) {
  const room = map.isBeside ? ROOM_BESIDE : ROOM;
  return (
    <LazyPart load={load} props={map} room={map.position ? roomOnLane(map.position) : room}>
      {children}
    </LazyPart>
  );
}
