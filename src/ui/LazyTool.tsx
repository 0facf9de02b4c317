import { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { from, onPaper } from './tokens';
import { ToolMissing } from './ToolMissing';
import { useIsNear } from './useIsNear';
import { useLazyTool } from './useLazyTool';

interface LazyToolProps<ToolProps extends object> {
  /** `() => import('...')`: the tool's own chunk, fetched when its place comes near the screen. */
  readonly load: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
  /** It is what the page is for, and is fetched wherever the page is scrolled to. */
  readonly atOnce?: boolean;
  /** What the tool is given; most need nothing. */
  readonly props?: ToolProps;
  /** What stands in its place before, and without scripts: an honest sentence. */
  readonly children: ReactNode;
  /** How tall its place is kept, in rem: below 960 px, from there on, and from 1200 px on. At most a screen's height is of use. */
  readonly room?: readonly [narrow: number, broad: number, wide?: number];
}

/** A tool below the fold. One that does not come leaves its page standing. */
export function LazyTool<ToolProps extends object = object>({
  load,
  atOnce = false,
  props,
  children,
  room = [24, 24],
}: LazyToolProps<ToolProps>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place) || atOnce;
  const { Tool, hasFailed, again } = useLazyTool(load, isNear);
  if (Tool) return <Tool {...(props as ToolProps)} />;
  if (hasFailed) return <ToolMissing onRetry={again} />;
  return (
    <Place ref={place} $room={room}>
      {children}
    </Place>
  );
}

const Place = styled.div<{ $room: NonNullable<LazyToolProps<object>['room']> }>`
  @media (scripting: enabled) {
    min-height: ${({ $room }) => $room[0]}rem;
    ${from.md} {
      min-height: ${({ $room }) => $room[1]}rem;
    }
    ${({ $room }) => $room[2] && `${from.lg} { min-height: ${String($room[2])}rem; }`}
  }
  ${onPaper} {
    min-height: 0;
  }
`;
