import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { followDevice } from '../../src/device/deviceListeners';
import { signedIn } from '../../src/session/authSlice';
import { onTeardown } from './setup/disposals';
import './setup/server';

/** A store that has read the device and follows other tabs, as the entry sets it up. */
export function openStore(...enhancers: Parameters<typeof makeStore>): ReturnType<typeof makeStore> {
  const made = makeStore(...enhancers);
  onTeardown(followDevice(made.store));
  return made;
}

/** A store with a signed-in session. */
export function signedInStore(access = 'access-1', refresh = 'refresh-1'): AppStore {
  const { store } = makeStore();
  store.dispatch(signedIn({ access, refresh, user: { id: 1 } }));
  return store;
}

/** A browser tab: a store rehydrated from storage. */
export async function openTab() {
  const tab = makeStore();
  const { persistor } = tab;
  persistor.persist();
  await new Promise<void>((done) => {
    const check = () => {
      if (persistor.getState().bootstrapped) done();
    };
    persistor.subscribe(check);
    check();
  });
  return tab;
}

/** Everything in localStorage. */
export const storedItems = () => Object.fromEntries(Object.entries<string>(localStorage));
