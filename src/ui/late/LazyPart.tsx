import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { PartMissing } from './PartMissing';
import { from, onPaper } from '../theme/tokens';
import { useIsNear } from './useIsNear';

/** Heights in rem: below 960 px, from there on, and from 1200 px on. At most a screen's height is of use. */
type Room = readonly [narrow: number, broad: number, wide?: number];

/** `() => import('...')`: the part's own chunk. */
type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LazyPartProps<Props extends object> {
  readonly load: Load<Props>;
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

/** Parts whose code is there: they render at once. */
const loaded = new WeakMap<object, unknown>();

async function loadPart<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const { default: Part } = await load();
  loaded.set(load, Part);
  return Part;
}

/**
 * Fetches a part that will be needed soon, when the connection may be gone; a failure changes nothing.
 * @returns whether its code is there
 */
export const preloadPart = <Props extends object>(load: Load<Props>): Promise<boolean> =>
  loadPart(load).then(
    () => true,
    () => false,
  );

/**
 * A part of a page whose code is a chunk of its own. Unlike with React's `lazy`, its placeholder can be prerendered, and
 * code that failed to load can be requested again.
 */
export function LazyPart<Props extends object = object>(part: LazyPartProps<Props>) {
  const { load, props, children, failure, room, atOnce = !room } = part;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, room !== undefined);
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

function useModule<Props extends object>(load: Load<Props>, isWanted: boolean) {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const firstLoad = useRef(load);
  const isRetry = useRef(false);

  useEffect(() => {
    if (Part || !isWanted || hasFailed) return undefined;
    let isGone = false;
    loadPart(firstLoad.current).then(
      (Loaded) => {
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
  }, [Part, isWanted, hasFailed]);

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
