import type { KeyboardEvent } from 'react';

/** Enter that ends an IME composition chooses a word; it must not send the form. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  // 229 is what Safari sends for the Enter that ends a composition.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari gives no other sign of it
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault();
}
