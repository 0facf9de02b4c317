import { login } from '../../src/api/authEndpoints';
import { devToolsOptions } from '../../src/app/devTools';
import { makeStore } from '../../src/app/makeStore';
import { rehydrated } from '../../src/session/persistence';
import { signedIn, tokensRenewed } from '../../src/session/authSlice';
import { answer, ok } from '../support/answers';

const SECRETS = /secret/;
const shownAction = (action: { type: string }) =>
  JSON.stringify(devToolsOptions.actionSanitizer?.(action, 0));

it('masks tokens in actions', () => {
  const session = { access: 'secret-a', refresh: 'secret-r', user: { name: 'Ada' } };
  for (const action of [signedIn(session), tokensRenewed(session), rehydrated(session)]) {
    expect(shownAction(action)).not.toMatch(SECRETS);
    expect(shownAction(action)).toContain(action.type);
  }
  expect(shownAction(signedIn(session))).toContain('Ada');
});

it('masks the password of a pending login', () => {
  const meta = { arg: { originalArgs: { email: 'a@b.co', password: 'secret-p' } } };
  const pending = { type: 'api/executeMutation/pending', meta };
  expect(shownAction(pending)).not.toMatch(SECRETS);
  expect(shownAction(pending)).toContain('a@b.co');
});

it('masks tokens and passwords in the state, cached logins included', async () => {
  const { store } = makeStore();
  answer('/api/auth/login/', ok({ access: 'secret-a', refresh: 'secret-r', user: { name: 'Ada' } }));
  await store.dispatch(login.initiate({ email: 'a@b.co', password: 'secret-p' }));
  expect(JSON.stringify(store.getState())).toMatch(SECRETS);
  const shown = JSON.stringify(devToolsOptions.stateSanitizer?.(store.getState(), 0));
  expect(shown).not.toMatch(SECRETS);
  expect(shown).toContain('Ada');
});

it('masks a copy and leaves the store’s tokens alone', () => {
  const state = { auth: { access: 'secret-a', list: [{ refresh: 'secret-r' }], expired: false, user: null } };
  expect(devToolsOptions.stateSanitizer?.(state, 0)).toEqual({
    auth: { access: '•••', list: [{ refresh: '•••' }], expired: false, user: null },
  });
  expect(state.auth.access).toBe('secret-a');
});
