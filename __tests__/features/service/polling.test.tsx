import { act, screen } from '@testing-library/react';
import { refetchOnReturn } from '../../../src/api/refetchStale';
import { getServiceStatus } from '../../../src/api/serviceEndpoints';
import { answer, html, noAnswer, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

useFakeTime();

const MINUTE_MS = 60_000;
const visibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Renders a page with the notice. @returns live lists of the requests */
async function showNotice(status: Answer, health: Answer = ok()) {
  const requests = { status: answer('/status/', status), health: answer('/health/', health) };
  const { store, user } = await renderApp('/careers', { fakeTimers: true });
  const fetchStatus = () => {
    act(() => void store.dispatch(getServiceStatus.initiate(undefined, { forceRefetch: true })));
  };
  fetchStatus();
  for (let second = 0; second < 60; second += 1) await advanceTime(1_000);
  expect(screen.getByText('What still works')).toBeInTheDocument();
  return { requests, fetchStatus, user };
}

it('polls for recovery every two minutes while the page is visible, and not while it is hidden', async () => {
  const { requests } = await showNotice(ok({ status: 'maintenance' }));
  const before = requests.status.length;
  for (let minute = 0; minute < 20; minute += 1) await advanceTime(MINUTE_MS);
  expect(requests.status.length - before).toBe(10);
  const seen = requests.status.length;
  visibility('hidden');
  await advanceTime(60 * MINUTE_MS);
  expect(requests.status).toHaveLength(seen);
  visibility('visible');
  await advanceTime(4 * MINUTE_MS);
  expect(requests.status.length).toBeGreaterThan(seen);
});

it('polls an unresponsive server at most twice a minute, with the notice shown throughout', async () => {
  const { requests } = await showNotice(noAnswer, noAnswer);
  const before = requests.status.length + requests.health.length;
  for (let second = 0; second < 600; second += 5) {
    await advanceTime(5_000);
    expect(screen.getByText('What still works')).toBeInTheDocument();
  }
  expect(requests.status.length + requests.health.length - before).toBeLessThanOrEqual(20);
});

it('checks the health at most once a minute, no matter how often the status fails', async () => {
  const { requests, fetchStatus } = await showNotice(html(502), html(502));
  const before = requests.health.length;
  for (let turn = 0; turn < 5; turn += 1) {
    fetchStatus();
    await advanceTime(10_000);
  }
  // One request and its retry.
  expect(requests.health.length - before).toBeLessThanOrEqual(2);
});

it('stops polling once the notice is hidden', async () => {
  const { requests, user } = await showNotice(ok({ status: 'maintenance' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const before = requests.status.length;
  await advanceTime(60 * MINUTE_MS);
  expect(requests.status).toHaveLength(before);
});

it('refetches only after five minutes and on return to the tab while all is well', async () => {
  const requests = answer('/status/', ok({ status: 'operational' }));
  const { store } = await renderApp('/careers', { fakeTimers: true });
  const stop = refetchOnReturn(store.dispatch);
  act(() => void store.dispatch(getServiceStatus.initiate(undefined)));
  await advanceTime(0);
  const returnToTab = async () => {
    act(() => void window.dispatchEvent(new Event('focus')));
    await advanceTime(0);
  };
  await advanceTime(5 * MINUTE_MS - 1_000);
  await returnToTab();
  expect(requests).toHaveLength(1);
  await advanceTime(60 * MINUTE_MS);
  expect(requests).toHaveLength(1);
  await returnToTab();
  expect(requests).toHaveLength(2);
  stop();
});
