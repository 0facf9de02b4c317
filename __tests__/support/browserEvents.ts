import { act, fireEvent } from '@testing-library/react';

/** Fills a field as browser autofill does: sets its value with one event, no key presses. */
export function autofill(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value }, inputType: 'insertReplacementText' });
}

/** Presses Enter. @returns whether the key may submit the form; an IME composition may be under way */
export const enterSubmits = (field: HTMLElement, how: { isComposing?: boolean; keyCode?: number } = {}) =>
  fireEvent.keyDown(field, { key: 'Enter', ...how });

/** Navigates the browser's history and waits for `popstate`. */
export async function navigateHistory(go: () => void): Promise<void> {
  await act(async () => {
    await new Promise<void>((arrived) => {
      window.addEventListener(
        'popstate',
        () => {
          arrived();
        },
        { once: true },
      );
      go();
    });
  });
}
