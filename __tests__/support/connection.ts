import { act } from '@testing-library/react';

/** The device loses its line, or has it back. */
export function connection(is: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  act(() => {
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  });
}
