import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { reloadFresh } from '../../lib/refreshCode';
import { loadCode } from '../../lib/promises';
import { from, onPaper, withScripts } from '../theme/tokens';
import type { Retry } from '../RetryNotice';
import { LoadFailure } from './LoadFailure';
import { useIsNear } from './useIsNear';

/**
 * Heights in rem: below 960 px, from 960 px, and from 1200 px. Or styles that set `min-height`, for a part as tall as the
 * window is wide.
 */
type Room = readonly [narrow: number, broad: number, wide?: number] | string;

/** `() => import('...')` of the part's chunk. Defined outside components, since what is loaded is found by it. */
type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface LazyPartProps<Props extends object> {
  readonly load: Load<Props>;
  readonly props?: Props;
  /** Rendered until the code is loaded, and without scripts. */
  readonly children?: ReactNode;
  /** Rendered if the code fails to load, and while it's retried. Defaults to a notice with a retry button. */
  readonly failure?: (retry: Retry) => ReactNode;
  /** Height to reserve. If set, the code loads when the part is scrolled near. */
  readonly room?: Room;
  /** Loads the code without waiting for scrolling. */
  readonly atOnce?: boolean;
}

/** Loaded parts, which render immediately. */
const loaded = new WeakMap<object, unknown>();

async function loadPart<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const { default: Part } = await loadCode(load);
  loaded.set(load, Part);
  return Part;
}

/**
 * Preloads a part that will be needed when the connection may be down. Errors are ignored.
 * @returns whether the code is loaded
 */
export const preloadPart = <Props extends object>(load: Load<Props>): Promise<boolean> =>
  loadPart(load).then(
    () => true,
    () => false,
  );

/**
 * A part of a page in its own chunk, which is retried three times, like a page's. Unlike React's `lazy`, its
 * placeholder can be prerendered, and it can be retried after a failure.
 */
export function LazyPart<Props extends object = object>(part: LazyPartProps<Props>) {
  const { load, props, children, failure, room, atOnce = !room } = part;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, room !== undefined);
  const { Part, hasFailed, ...retry } = useModule(load, isNear || atOnce);
  if (Part) return <Part {...(props as Props)} />;
  if (hasFailed) return failure ? failure(retry) : <LoadFailure {...retry} />;
  if (!room) return children;
  return (
    <Place ref={place} $room={room}>
      {children}
    </Place>
  );
}

function useModule<Props extends object>(load: Load<Props>, isWanted: boolean) {
  const [Part, setPart] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const [progress, setProgress] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const hasFailed = progress === 'failed';
  const firstLoad = useRef(load);
  const isRetry = useRef(false);

  useEffect(() => {
    if (Part || !isWanted || hasFailed) return undefined;
    let isGone = false;
    loadPart(firstLoad.current).then(
      (Loaded) => {
        if (isGone) return;
        // In a transition, so that scrolling stays smooth.
        startTransition(() => setPart(() => Loaded));
      },
      () => {
        if (isGone) return;
        // Only a new document loads code that the browser has cached as failed or empty.
        if (isRetry.current && navigator.onLine) void reloadFresh();
        else setProgress('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [Part, isWanted, hasFailed]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    const loadAgain = () => setProgress('retrying');
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [hasFailed]);

  const onRetry = () => {
    isRetry.current = true;
    setProgress('retrying');
  };
  return { Part, hasFailed: progress !== 'loading', isBusy: progress === 'retrying', onRetry };
}

const roomStyles = ([narrow, broad, wide]: Exclude<Room, string>) => css`
  min-height: ${narrow}rem;
  ${from.md} {
    min-height: ${broad}rem;
  }
  ${from.lg} {
    min-height: ${wide ?? broad}rem;
  }
`;

const Place = styled.div<{ $room: Room }>`
  ${withScripts} {
    ${({ $room }) => (typeof $room === 'string' ? $room : roomStyles($room))}
  }
  ${onPaper} {
    min-height: 0;
  }
`;
