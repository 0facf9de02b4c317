import type { ComponentPropsWithRef } from 'react';
import { Button } from './Button';
import { useIsHydrated } from '../hooks/useIsHydrated';

/** A button that needs scripts. Disabled before hydration. */
export function ScriptButton(props: ComponentPropsWithRef<typeof Button>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} disabled={!isHydrated} />;
}
