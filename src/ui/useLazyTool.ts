import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

interface LazyToolState<ToolProps extends object> {
  /** The tool, once its code is there. */
  readonly Tool: ComponentType<ToolProps> | undefined;
  /** Its code did not come. */
  readonly hasFailed: boolean;
  /** Asks for it again. */
  readonly again: () => void;
}

/**
 * A tool whose code is its own chunk. It is not React.lazy: a suspended boundary cannot be prerendered by
 * `renderToString`, and a lazy component that failed once fails for ever.
 *
 * @param load `() => import('...')`: called first when the tool is wanted, and again when asked
 */
export function useLazyTool<ToolProps extends object>(
  load: () => Promise<{ readonly default: ComponentType<ToolProps> }>,
  isWanted: boolean,
): LazyToolState<ToolProps> {
  const [Tool, setTool] = useState<ComponentType<ToolProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const loadOnce = useRef(load);
  const wasAskedFor = useRef(false);

  useEffect(() => {
    if (!isWanted || hasFailed) return undefined;
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
        // Many browsers remember for the whole document that a module could not be fetched: then only a reload helps.
        if (wasAskedFor.current && navigator.onLine) window.location.reload();
        else setHasFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [isWanted, hasFailed]);

  return {
    Tool,
    hasFailed,
    again: () => {
      wasAskedFor.current = true;
      setHasFailed(false);
    },
  };
}
