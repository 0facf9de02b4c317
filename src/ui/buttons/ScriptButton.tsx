import type { ComponentPropsWithRef } from 'react';
import { Button } from './Button';
import { useIsHydrated } from '../hooks/useIsHydrated';

/** A button that needs scripts. Disabled before hydration. */
export function ScriptButton(props: Omit<ComponentPropsWithRef<typeof Button>, 'disabled'>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} disabled={!isHydrated} />;
}
