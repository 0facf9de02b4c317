import { act, screen } from '@testing-library/react';
import { notified } from '../../src/features/notifications/notificationsSlice';
import { popupOpened } from '../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

jest.mock('../../src/features/notifications/ToastHost', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('../../src/features/auction-popup/PopupDialog', () => {
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
])('the page stands when the code of the %s does not come', async (_name, make) => {
  const { store } = await renderApp('/');
  await act(async () => {
    store.dispatch(make());
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});

it('header and footer stand when a page fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp('/terms');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Quick Tools' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
