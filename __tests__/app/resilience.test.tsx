import { act, screen } from '@testing-library/react';
import { notified } from '../../src/features/notifications/notificationsSlice';
import { popupOpened } from '../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { until } from '../support/until';

const mockRequested: string[] = [];

jest.mock('../../src/features/notifications/ToastHost', () => {
  mockRequested.push('toasts');
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('../../src/features/auction-popup/PopupDialog', () => {
  mockRequested.push('pop-up');
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('../../src/pages/terms/TermsPage', () => ({
  default: () => {
    throw new Error('broken page');
  },
}));

useQuietBackend();

it.each([
  ['toasts', () => notified('info', 'Hello')],
  ['pop-up', () => popupOpened()],
])('keeps the page up when the code of the %s fails to load', async (name, make) => {
  const { store } = await renderApp('/');
  await act(async () => {
    store.dispatch(make());
    await until(() => mockRequested.includes(name));
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});

it('keeps the header and footer when a page throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp('/terms');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Quick Tools' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
