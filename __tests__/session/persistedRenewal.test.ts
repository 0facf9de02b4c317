import { getProfile } from '../../src/api/authEndpoints';
import { answer, bearerOf, ok, unauthorized } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { advanceUntilSettled } from '../support/faultRun';
import { openTab, storedItems } from '../support/session';

const stored = { access_token: 'access-1', refresh_token: 'refresh-1', user: '{"id":1}' };
const fetchProfile = getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });

/** A tab whose next profile request renews the tokens. */
async function openTabWithExpiredToken(onReplay: () => void = () => undefined) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const tab = await openTab();
  await tab.persistor.flush();
  answer('/api/auth/token/refresh/', ok({ access: 'access-2', refresh: 'refresh-2' }));
  answer('/api/auth/profile/', (request) => {
    if (bearerOf(request) !== 'access-2') return unauthorized(request);
    onReplay();
    return ok({ id: 1 })(request);
  });
  return tab;
}

useFakeTime();

it('writes the new tokens before the replay is sent', async () => {
  let atReplay = {};
  // Fake time doesn't advance, so only an explicit flush can have written.
  const { store } = await openTabWithExpiredToken(() => (atReplay = storedItems()));
  await store.dispatch(fetchProfile);
  expect(atReplay).toEqual({ ...stored, access_token: 'access-2', refresh_token: 'refresh-2' });
});

it('waits for a slow write before the replay is sent and another tab may renew', async () => {
  const replays: string[] = [];
  const { store, persistor } = await openTabWithExpiredToken(() => void replays.push('replay'));
  let written: () => void = () => undefined;
  const flush = jest
    .spyOn(persistor, 'flush')
    .mockImplementation(() => new Promise<void>((done) => (written = done)));
  const profile = store.dispatch(fetchProfile);
  await advanceTime(100);
  expect(flush).toHaveBeenCalledTimes(1);
  expect(replays).toEqual([]);
  written();
  expect((await advanceUntilSettled(profile)).isSuccess).toBe(true);
  expect(replays).toEqual(['replay']);
  flush.mockRestore();
});

it('writes only through redux-persist: nothing while it is paused', async () => {
  const { store, persistor } = await openTabWithExpiredToken();
  persistor.pause();
  expect((await advanceUntilSettled(store.dispatch(fetchProfile))).isSuccess).toBe(true);
  expect(store.getState().auth.access).toBe('access-2');
  expect(storedItems()).toEqual(stored);
});
