import { act, screen } from '@testing-library/react';
import { refetchOnReturn } from '../../../src/api/refetchStale';
import { getServiceStatus } from '../../../src/api/serviceEndpoints';
import { answer, html, noAnswer, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { pass, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

useFakeTime();

const MINUTE_MS = 60_000;
const visibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A page that shows the notice, and what was asked for until then. */
async function noticed(status: Answer, health: Answer = ok()) {
  const asked = { status: answer('/status/', status), health: answer('/health/', health) };
  const { store, user } = await renderApp('/careers', { fakeTimers: true });
  const ask = () => {
    act(() => void store.dispatch(getServiceStatus.initiate(undefined, { forceRefetch: true })));
  };
  ask();
  for (let second = 0; second < 60; second += 1) await pass(1_000);
  expect(screen.getByText('What still works')).toBeInTheDocument();
  return { asked, ask, user };
}

it('asks whether all is well again while the page is seen, and not while it is hidden', async () => {
  const { asked } = await noticed(ok({ status: 'maintenance' }));
  await pass(4 * MINUTE_MS);
  const seen = asked.status.length;
  expect(seen).toBeGreaterThan(1);
  visibility('hidden');
  await pass(60 * MINUTE_MS);
  expect(asked.status).toHaveLength(seen);
  visibility('visible');
  await pass(4 * MINUTE_MS);
  expect(asked.status.length).toBeGreaterThan(seen);
});

it('asks a server that does not answer at most twice a minute, and the notice stands', async () => {
  const { asked } = await noticed(noAnswer, noAnswer);
  const before = asked.status.length + asked.health.length;
  for (let second = 0; second < 600; second += 5) {
    await pass(5_000);
    expect(screen.getByText('What still works')).toBeInTheDocument();
  }
  expect(asked.status.length + asked.health.length - before).toBeLessThanOrEqual(20);
});

it('asks for the health once a minute at most, however often the status cannot be had', async () => {
  const { asked, ask } = await noticed(html(502), html(502));
  const before = asked.health.length;
  ask();
  await pass(5_000);
  ask();
  await pass(5_000);
  // One question and its one retry.
  expect(asked.health.length - before).toBeLessThanOrEqual(2);
});

it('asks no more once the notice is hidden', async () => {
  const { asked, user } = await noticed(ok({ status: 'maintenance' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const before = asked.status.length;
  await pass(60 * MINUTE_MS);
  expect(asked.status).toHaveLength(before);
});

it('asks again only after five minutes and on a return, as long as there is nothing to tell', async () => {
  const asked = answer('/status/', ok({ status: 'operational' }));
  const { store } = await renderApp('/careers', { fakeTimers: true });
  const leave = refetchOnReturn(store.dispatch);
  act(() => void store.dispatch(getServiceStatus.initiate(undefined)));
  await pass(0);
  const comeBack = async () => {
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
  };
  await pass(5 * MINUTE_MS - 1_000);
  await comeBack();
  expect(asked).toHaveLength(1);
  await pass(60 * MINUTE_MS);
  expect(asked).toHaveLength(1);
  await comeBack();
  expect(asked).toHaveLength(2);
  leave();
});
