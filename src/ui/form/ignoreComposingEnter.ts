import type { KeyboardEvent } from 'react';

/** Keeps Enter from submitting the form while it ends an IME composition. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  // Safari sends key code 229 for the Enter that ends a composition.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari gives no other sign of it
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault();
}
