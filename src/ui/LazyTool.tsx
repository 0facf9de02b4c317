import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Notice } from './Notice';
import { from, onPaper } from './tokens';
import { useIsNear } from './useIsNear';

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

/**
 * A tool below the fold. It is not React.lazy: a suspended boundary cannot be prerendered by `renderToString`, and
 * a lazy component that failed once fails for ever. A tool that does not come leaves its page standing.
 */
export function LazyTool<ToolProps extends object = object>({
  load,
  atOnce = false,
  props,
  children,
  room = [24, 24],
}: LazyToolProps<ToolProps>) {
  const place = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const isNear = useIsNear(place) || atOnce;
  const [hasFailed, setHasFailed] = useState(false);
  const loadOnce = useRef(load);
  const wasAskedFor = useRef(false);

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
        if (gone) return;
        // Browsers remember for the whole document that a module could not be fetched: asked again, only a reload helps.
        if (wasAskedFor.current && navigator.onLine) window.location.reload();
        else setHasFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [isNear, hasFailed]);

  if (Tool) return <Tool {...(props as ToolProps)} />;
  if (hasFailed) {
    return (
      <Notice tone="caution" title="This tool did not load." role="status">
        <p>The connection may have dropped. The rest of the page is complete.</p>
        <Button
          $variant="secondary"
          onClick={() => {
            wasAskedFor.current = true;
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
