import { act } from '@testing-library/react';

/** Takes the device offline or back online. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
