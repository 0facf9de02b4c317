import { act, fireEvent, screen } from '@testing-library/react';
import { notified, selectNotifications } from '../../../src/features/notifications/notificationsSlice';
import { pass, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

useFakeTime();

async function shownToast() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const app = await renderApp('/terms', { fakeTimers: true });
  act(() => void app.store.dispatch(notified('info', 'Logged out successfully')));
  await pass(100);
  return { ...app, toast: screen.getByText('Logged out successfully').closest('.Toastify__toast') };
}

/** jsdom runs no animations: the progress bar ends by its own event when its time is over. */
const barOf = (toast: Element | null) => toast?.querySelector<HTMLElement>('[role="progressbar"]');

it('is at the top right, told politely, for 5000 ms', async () => {
  const { toast } = await shownToast();
  expect(toast).toHaveAttribute('role', 'status');
  expect(toast?.parentElement).toHaveClass('Toastify__toast-container--top-right');
  expect(barOf(toast)?.style.animationDuration).toBe('5000ms');
});

it('goes away by its close button, and the store forgets it', async () => {
  const { store, user } = await shownToast();
  await user.click(screen.getByRole('button', { name: /close/i }));
  await pass(2_000);
  expect(selectNotifications(store.getState())).toEqual([]);
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
});

it('goes away when its time is over', async () => {
  const { store, toast } = await shownToast();
  const bar = barOf(toast);
  if (!bar) throw new Error('no progress bar');
  fireEvent.animationEnd(bar);
  await pass(2_000);
  expect(selectNotifications(store.getState())).toEqual([]);
});

it('pauses while the pointer is on it', async () => {
  const { toast, user } = await shownToast();
  if (!toast) throw new Error('no toast');
  fireEvent.animationEnd(toast);
  expect(barOf(toast)?.style.animationPlayState).toBe('running');
  await user.hover(toast);
  expect(barOf(toast)?.style.animationPlayState).toBe('paused');
});
