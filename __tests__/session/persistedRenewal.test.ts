import { getProfile } from '../../src/api/authEndpoints';
import { answer, bearerOf, ok, unauthorized } from '../support/answers';
import { useFakeTime } from '../support/fakeTime';
import { settled } from '../support/faultRun';
import { openTab, storedItems } from '../support/session';

const stored = { access_token: 'access-1', refresh_token: 'refresh-1', user: '{"id":1}' };
const askProfile = getProfile.initiate(undefined, { forceRefetch: true, subscribe: false });

/** A tab whose next call for the profile renews the tokens. */
async function tabToRenew(onReplay: () => void = () => undefined) {
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

it('has written the new tokens before the replay goes out', async () => {
  let atReplay = {};
  // Time stands still, so that nothing is written later than the flush.
  const { store } = await tabToRenew(() => (atReplay = storedItems()));
  await store.dispatch(askProfile);
  expect(atReplay).toEqual({ ...stored, access_token: 'access-2', refresh_token: 'refresh-2' });
});

it('writes through redux-persist alone: nothing while that is paused', async () => {
  const { store, persistor } = await tabToRenew();
  persistor.pause();
  expect((await settled(store.dispatch(askProfile))).isSuccess).toBe(true);
  expect(store.getState().auth.access).toBe('access-2');
  expect(storedItems()).toEqual(stored);
});
