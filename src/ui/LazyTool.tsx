import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { Notice } from './Notice';
import { onPaper } from './tokens';

interface LazyToolProps {
  /** `() => import('...')`: the tool's own chunk, fetched when its place comes near the screen. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What stands in its place before, and without scripts: an honest sentence. */
  readonly children: ReactNode;
}

/** How far below the screen a tool is fetched, so that it is there when the visitor is. */
const NEAR = '800px 0px';

/**
 * A tool below the fold. It is not React.lazy: a suspended boundary cannot be prerendered by `renderToString`, and
 * a lazy component that failed once fails for ever. A tool that does not come leaves its page standing.
 */
export function LazyTool({ load, children }: LazyToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Tool, setTool] = useState<ComponentType>();
  const [state, setState] = useState<'waiting' | 'near' | 'failed'>('waiting');
  const loadOnce = useRef(load);

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) {
      setState('near');
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setState('near');
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (state !== 'near') return undefined;
    let gone = false;
    loadOnce.current().then(
      ({ default: Loaded }) => {
        if (!gone) setTool(() => Loaded);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [state]);

  if (Tool) return <Tool />;
  if (state === 'failed') {
    return (
      <Notice tone="caution" title="This tool did not load." role="status">
        <p>The connection may have dropped. The rest of the page is complete.</p>
        <Button
          $variant="secondary"
          onClick={() => {
            setState('near');
          }}
        >
          Try again
        </Button>
      </Notice>
    );
  }
  return <Place ref={place}>{children}</Place>;
}

const Place = styled.div`
  @media (scripting: enabled) {
    min-height: 24rem;
  }
  ${onPaper} {
    min-height: 0;
  }
`;
