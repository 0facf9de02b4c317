import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Notice } from './Notice';
import { from, onPaper } from './tokens';
import { useIsNear } from './useIsNear';

interface LazyToolProps {
  /** `() => import('...')`: the tool's own chunk, fetched when its place comes near the screen. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What stands in its place before, and without scripts: an honest sentence. */
  readonly children: ReactNode;
  /** How tall its place is kept, in rem: below 960 px, from there on, and from 1200 px on. At most a screen's height is of use. */
  readonly room?: readonly [narrow: number, broad: number, wide?: number];
}

/**
 * A tool below the fold. It is not React.lazy: a suspended boundary cannot be prerendered by `renderToString`, and
 * a lazy component that failed once fails for ever. A tool that does not come leaves its page standing.
 */
export function LazyTool({ load, children, room = [24, 24] }: LazyToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType>();
  const isNear = useIsNear(place);
  const [hasFailed, setHasFailed] = useState(false);
  const loadOnce = useRef(load);

  useEffect(() => {
    if (!isNear || hasFailed) return undefined;
    let gone = false;
    loadOnce.current().then(
      ({ default: Loaded }) => {
        if (gone) return;
        // In slices: the visitor may be scrolling.
        startTransition(() => {
          setTool(() => Loaded);
        });
      },
      () => {
        if (!gone) setHasFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [isNear, hasFailed]);

  if (Tool) return <Tool />;
  if (hasFailed) {
    return (
      <Notice tone="caution" title="This tool did not load." role="status">
        <p>The connection may have dropped. The rest of the page is complete.</p>
        <Button
          $variant="secondary"
          onClick={() => {
            setHasFailed(false);
          }}
        >
          Try again
        </Button>
      </Notice>
    );
  }
  return (
    <Place ref={place} $room={room}>
      {children}
    </Place>
  );
}

const Place = styled.div<{ $room: NonNullable<LazyToolProps['room']> }>`
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
