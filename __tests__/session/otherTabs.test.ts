import { getProfile } from '../../src/api/authEndpoints';
import { selectIsSignedIn, selectUser, signedIn, tokensRenewed } from '../../src/session/authSlice';
import { followOtherTabs } from '../../src/session/persistence';
import { answer, ok } from '../support/answers';
import { openTab, storedItems } from '../support/session';
import { until } from '../support/until';

const ada = { id: 7, first_name: 'Ada', nested: { a: [1, null] } };
const session = { access: 'access-1', refresh: 'refresh-1', user: ada };
const stored = { access_token: 'access-1', refresh_token: 'refresh-1', user: JSON.stringify(ada) };
const fill = (items: Record<string, string>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
};

/** Changes storage as another tab would, with the event this tab receives. */
function writeFromAnotherTab(items: Record<string, string>, key: string | null = 'access_token'): void {
  localStorage.clear();
  fill(items);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

describe('other tabs', () => {
  async function openSyncedTab() {
    const tab = await openTab();
    const stop = followOtherTabs(tab.stored, tab.store.dispatch);
    return { ...tab, stop };
  }

  it('sign this tab in and out', async () => {
    const { store, stop } = await openSyncedTab();
    writeFromAnotherTab(stored);
    expect(selectUser(store.getState())).toEqual(ada);
    writeFromAnotherTab({}, null);
    expect(selectIsSignedIn(store.getState())).toBe(false);
    stop();
    writeFromAnotherTab(stored);
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('renew this tab’s tokens without a write-back', async () => {
    fill(stored);
    const { store, persistor, stop } = await openSyncedTab();
    await persistor.flush();
    const set = jest.spyOn(Storage.prototype, 'setItem');
    writeFromAnotherTab({ ...stored, access_token: 'access-2' });
    set.mockClear();
    await persistor.flush();
    expect(store.getState().auth.access).toBe('access-2');
    expect(set).not.toHaveBeenCalled();
    stop();
  });

  it('may sync item by item without loss', async () => {
    const { store, stored: access, persistor } = await openTab();
    const stop = followOtherTabs(access, store.dispatch);
    writeFromAnotherTab({ access_token: 'access-1' });
    await persistor.flush();
    writeFromAnotherTab({ access_token: 'access-1', refresh_token: 'refresh-1' }, 'refresh_token');
    await persistor.flush();
    writeFromAnotherTab(stored, 'user');
    await persistor.flush();
    expect(selectUser(store.getState())).toEqual(ada);
    expect(storedItems()).toEqual(stored);
    stop();
  });

  it('keep the user’s object identity when they renew tokens', async () => {
    fill(stored);
    const { store, stored: access } = await openTab();
    const stop = followOtherTabs(access, store.dispatch);
    const before = selectUser(store.getState());
    writeFromAnotherTab({ ...stored, access_token: 'access-2' });
    expect(store.getState().auth.access).toBe('access-2');
    expect(selectUser(store.getState())).toBe(before);
    stop();
  });

  it('are synced by a page restored from the back/forward cache', async () => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    stop();
    fill(stored);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it.each([
    ['access', 'access_token'],
    ['refresh', 'refresh_token'],
  ])('are synced by a restored page if only the %s token is new', async (token, key) => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    fill({ [key]: 'new' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().auth).toMatchObject({ ...session, [token]: 'new' });
    stop();
  });

  it('leave the session of a restored page alone if they changed nothing', async () => {
    fill(stored);
    const { store, stored: access, stop } = await openSyncedTab();
    expect(access.readChanges()).toBeUndefined();
    const before = store.getState().auth;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().auth).toBe(before);
    stop();
  });

  it('change nothing here once storage is blocked', async () => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(selectIsSignedIn(store.getState())).toBe(true);
    stop();
  });

  it('are sent only what is new', async () => {
    const { store, persistor, stop } = await openSyncedTab();
    const set = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(signedIn(session));
    await persistor.flush();
    set.mockClear();
    store.dispatch(tokensRenewed({ access: 'access-2' }));
    await persistor.flush();
    expect(set.mock.calls).toEqual([['access_token', 'access-2']]);
    stop();
  });

  it('change nothing here with unrelated keys', async () => {
    fill(stored);
    const { store, stop } = await openSyncedTab();
    writeFromAnotherTab({}, 'harmattan.quote-draft');
    expect(selectIsSignedIn(store.getState())).toBe(true);
    stop();
  });
});

it('refetches the profile when another tab signs in to another account over an expired session', async () => {
  fill(stored);
  const tab = await openTab();
  const stop = followOtherTabs(tab.stored, tab.store.dispatch);
  answer('/api/auth/profile/', ok({ id: 7 }), ok({ id: 8 }));
  const profile = tab.store.dispatch(getProfile.initiate(undefined));
  expect((await profile).data).toEqual({ id: 7 });
  writeFromAnotherTab({ access_token: 'access-2', refresh_token: 'refresh-2', user: '{"id":8}' });
  await until(() => {
    const { data } = getProfile.select(undefined)(tab.store.getState());
    return data?.id === 8;
  });
  profile.unsubscribe();
  stop();
});
