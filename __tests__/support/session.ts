import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { signedIn } from '../../src/session/authSlice';

/** A store in which somebody is signed in, with these tokens. */
export function signedInStore(access = 'access-1', refresh = 'refresh-1'): AppStore {
  const { store } = makeStore();
  store.dispatch(signedIn({ access, refresh, user: { id: 1 } }));
  return store;
}

/** A tab of the browser: a store that has taken over what is stored. */
export async function openTab() {
  const tab = makeStore();
  const { persistor } = tab;
  persistor.persist();
  await new Promise<void>((done) => {
    const look = () => {
      if (persistor.getState().bootstrapped) done();
    };
    persistor.subscribe(look);
    look();
  });
  return tab;
}

/** What is stored on the device now, all of it. */
export const storedItems = () => Object.fromEntries(Object.entries<string>(localStorage));
