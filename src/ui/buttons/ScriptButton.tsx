import type { ComponentPropsWithRef } from 'react';
import { Button } from './Button';
import { useIsHydrated } from '../hooks/useIsHydrated';

/** A button for what only a script can do: until the scripts are here, and without them, it rests. */
export function ScriptButton(props: ComponentPropsWithRef<typeof Button>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} disabled={!isHydrated} />;
}
