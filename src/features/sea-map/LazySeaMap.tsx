import type { ComponentProps, ReactNode } from 'react';
import { LazyPart } from '../../ui/late/LazyPart';
import type { SeaMap } from './SeaMap';

interface LazySeaMapProps extends ComponentProps<typeof SeaMap> {
  /** Shown until the map has loaded, and without scripts. */
  readonly children: ReactNode;
}

/**
 * Heights in rem reserved for the map at 360, 960 and 1440 px: with its legend only, and with a position, caption and
 * collapsed list. A lane needs at most two of the three insets.
 */
const ROOM = [57, 60, 42.25] as const;
const ROOM_ON_LANE = [55.25, 63.625, 48.375] as const;

const load = () => import('./SeaMap').then((module) => ({ default: module.SeaMap }));

/** The sea-lane map, lazy-loaded when scrolled near because its data is large. */
export function LazySeaMap({ children, ...map }: LazySeaMapProps) {
  return (
    <LazyPart load={load} props={map} room={map.position ? ROOM_ON_LANE : ROOM}>
      {children}
    </LazyPart>
  );
}
