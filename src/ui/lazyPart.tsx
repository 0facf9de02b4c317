import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface LazyPart<Props> {
  (props: Props): ReactNode;
  /**
   * Fetches the code, if it can be had now, so that the part renders at once; a failure changes nothing.
   * @returns whether it is there
   */
  prefetch(): Promise<boolean>;
}

const Nothing = () => null;

/**
 * A part whose code is its own chunk, like React's `lazy`; but if the code has come before, nothing is shown in its place
 * even for a moment.
 * @param Failed what stands there when the code cannot be had; nothing, unless told
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed: () => ReactNode = Nothing,
): LazyPart<Props> {
  const Late = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Failed })));
  let Loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    // The same one for as long as it is shown: another would begin anew.
    const [Early] = useState(() => Loaded);
    return Early ? <Early {...props} /> : <Late {...props} />;
  }
  Part.prefetch = () =>
    load().then(
      (module) => {
        Loaded = module.default;
        return true;
      },
      () => false,
    );
  return Part;
}
