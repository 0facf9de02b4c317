import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an IME composition, such as the Enter that ends it. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // Safari sends key code 229 for the Enter that ends a composition.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari gives no other sign of it
  event.nativeEvent.isComposing || event.keyCode === 229;

/** Keeps Enter from submitting the form while it ends an IME composition. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
