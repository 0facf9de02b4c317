import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { PartMissing } from './PartMissing';
import { from, onPaper } from './tokens';
import { useIsNear } from './useIsNear';

/** Heights in rem: below 960 px, from there on, and from 1200 px on. At most a screen's height is of use. */
type Room = readonly [narrow: number, broad: number, wide?: number];

interface LazyPartProps<Props extends object> {
  /** `() => import('...')`: the part's own chunk. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props?: Props;
  /** Rendered until the code is there, and without scripts. */
  readonly children?: ReactNode;
  /** Rendered if the code does not come. Without it, a notice offers to try again. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Reserved for the part, whose code is then fetched when its place comes near the screen. */
  readonly room?: Room;
  /** Fetches the code wherever the page is scrolled to. */
  readonly atOnce?: boolean;
}

/**
 * A part of a page whose code is a chunk of its own. Unlike with React's `lazy`, its placeholder can be prerendered, and
 * code that failed to load can be requested again.
 */
export function LazyPart<Props extends object = object>(part: LazyPartProps<Props>) {
  const { load, props, children, failure, room, atOnce = !room } = part;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const { Part, hasFailed, retry } = useModule(load, isNear || atOnce);
  if (Part) return <Part {...(props as Props)} />;
  if (hasFailed) return failure ? failure(retry) : <PartMissing onRetry={retry} />;
  if (!room) return children;
  return (
    <Place ref={place} $room={room}>
      {children}
    </Place>
  );
}

function useModule<Props extends object>(load: LazyPartProps<Props>['load'], isWanted: boolean) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  const firstLoad = useRef(load);
  const isRetry = useRef(false);

  useEffect(() => {
    if (!isWanted || hasFailed) return undefined;
    let isGone = false;
    firstLoad.current().then(
      ({ default: Loaded }) => {
        if (isGone) return;
        // Rendered in slices: the visitor may be scrolling.
        startTransition(() => {
          setPart(() => Loaded);
        });
      },
      () => {
        if (isGone) return;
        // Many browsers remember a failed module for the life of the document: then only a reload helps.
        if (isRetry.current && navigator.onLine) window.location.reload();
        else setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, hasFailed]);

  const retry = () => {
    isRetry.current = true;
    setHasFailed(false);
  };
  return { Part, hasFailed, retry };
}

const Place = styled.div<{ $room: Room }>`
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
