import { act, fireEvent, screen } from '@testing-library/react';
import { makeStore } from '../../../src/app/makeStore';
import { notified, selectNotifications } from '../../../src/features/notifications/notificationsSlice';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

useFakeTime();

async function showToast() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const app = await renderApp('/terms', { fakeTimers: true });
  act(() => void app.store.dispatch(notified('info', 'Logged out successfully')));
  await advanceTime(100);
  return { ...app, toast: screen.getByText('Logged out successfully').closest('.Toastify__toast') };
}

/** jsdom runs no animations, so tests dispatch the event that ends the progress bar. */
const barOf = (toast: Element | null) => toast?.querySelector<HTMLElement>('[role="progressbar"]');

it('is shown at the top right for 5000 ms, announced politely', async () => {
  const { toast } = await showToast();
  expect(toast).toHaveAttribute('role', 'status');
  expect(toast?.parentElement).toHaveClass('Toastify__toast-container--top-right');
  expect(barOf(toast)?.style.animationDuration).toBe('5000ms');
});

it('is removed from the page and the store by its close button', async () => {
  const { store, user } = await showToast();
  await user.click(screen.getByRole('button', { name: /close/i }));
  await advanceTime(2_000);
  expect(selectNotifications(store.getState())).toEqual([]);
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
});

it('is removed when its time is over', async () => {
  const { store, toast } = await showToast();
  const bar = barOf(toast);
  if (!bar) throw new Error('no progress bar');
  fireEvent.animationEnd(bar);
  await advanceTime(2_000);
  expect(selectNotifications(store.getState())).toEqual([]);
});

it('pauses on hover', async () => {
  const { toast, user } = await showToast();
  if (!toast) throw new Error('no toast');
  fireEvent.animationEnd(toast);
  expect(barOf(toast)?.style.animationPlayState).toBe('running');
  await user.hover(toast);
  expect(barOf(toast)?.style.animationPlayState).toBe('paused');
});

it('pauses while it has the focus, which another one that closes leaves there', async () => {
  const { store, toast: other } = await showToast();
  act(() => void store.dispatch(notified('info', 'Saved')));
  await advanceTime(100);
  const toast = screen.getByText('Saved').closest<HTMLElement>('.Toastify__toast');
  if (!toast) throw new Error('no toast');
  fireEvent.animationEnd(toast);
  act(() => toast.focus());
  expect(barOf(toast)?.style.animationPlayState).toBe('paused');
  const bar = barOf(other);
  if (!bar) throw new Error('no progress bar');
  fireEvent.animationEnd(bar);
  await advanceTime(2_000);
  expect(selectNotifications(store.getState()).map(({ text }) => text)).toEqual(['Saved']);
  expect(toast).toHaveFocus();
  act(() => toast.blur());
  expect(barOf(toast)?.style.animationPlayState).toBe('running');
});

it('pauses while the window is in the background', async () => {
  const { toast } = await showToast();
  if (!toast) throw new Error('no toast');
  fireEvent.animationEnd(toast);
  fireEvent.blur(window);
  expect(barOf(toast)?.style.animationPlayState).toBe('paused');
  fireEvent.focus(window);
  expect(barOf(toast)?.style.animationPlayState).toBe('running');
});

it('is replaced only by a newer one with the same subject', () => {
  const { store } = makeStore();
  const texts = () => selectNotifications(store.getState()).map(({ text }) => text);
  store.dispatch(notified('success', 'Quote sent'));
  store.dispatch(notified('error', 'Sign-in failed', { subject: 'account' }));
  store.dispatch(notified('success', 'Message sent'));
  store.dispatch(notified('success', 'Signed in', { subject: 'account' }));
  expect(texts()).toEqual(['Quote sent', 'Message sent', 'Signed in']);
});

it('leaves no element behind when the page is closed, even if a dialog opens then', async () => {
  const { toast, unmount } = await showToast();
  const layer = toast?.closest('section')?.parentElement;
  if (!layer) throw new Error('no layer');
  const dialog = document.createElement('dialog');
  unmount();
  expect(layer).not.toBeInTheDocument();
  document.body.append(dialog);
  dialog.showModal();
  await advanceTime(0);
  expect(layer).not.toBeInTheDocument();
  dialog.remove();
});
