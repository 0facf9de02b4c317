import { screen } from '@testing-library/react';
import { selectPopupStatus } from '../../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

jest.mock('../../../src/features/auction-popup/loadDialog', () => ({
  loadDialog: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

useFakeTime();
useQuietBackend();

it('does not open if its code fails to load', async () => {
  const { store } = await renderApp('/', { fakeTimers: true });
  await advanceTime(60_000);
  expect(selectPopupStatus(store.getState())).toBe('armed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
