import { act, fireEvent } from '@testing-library/react';

/** Fills a field as a browser's autofill does: its value and one event, no key. */
export function autofill(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value }, inputType: 'insertReplacementText' });
}

/** Whether Enter is let through to the form, in the middle of a composition (an IME's) or not. */
export const entersForm = (field: HTMLElement, how: { isComposing?: boolean; keyCode?: number } = {}) =>
  fireEvent.keyDown(field, { key: 'Enter', ...how });

/** Goes along the browser's history, and waits until it has gone. */
export async function travel(go: () => void): Promise<void> {
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
