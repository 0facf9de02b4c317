import { REHYDRATE } from 'redux-persist';
import {
  authReducer,
  emptySession,
  endsSession,
  sessionDeleted,
  sessionExpired,
  signedIn,
  signedOut,
  tokensRenewed,
} from '../../src/session/authSlice';
import type { AuthState, StoredSession } from '../../src/session/authSlice';
import { rehydrated } from '../../src/session/persistence';

const ada: StoredSession = { access: 'a-1', refresh: 'r-1', user: { id: 1 } };
const after = (...actions: Parameters<typeof authReducer>[1][]): AuthState =>
  actions.reduce(authReducer, authReducer(undefined, { type: 'start' }));
const start = after();

it('starts signed out', () => {
  expect(start).toEqual({ ...emptySession, expired: false, sessionId: 0 });
});

it('counts every session', () => {
  const signed = after(signedIn(ada));
  expect(signed).toEqual({ ...ada, expired: false, sessionId: 1 });
  expect(after(signedIn(ada), sessionExpired(), signedIn(ada))).toMatchObject({
    expired: false,
    sessionId: 2,
  });
  expect(after(signedIn(ada), signedOut())).toEqual({ ...start, sessionId: 2 });
  expect(after(signedIn(ada), signedOut(), signedIn(ada))).toMatchObject({ sessionId: 3 });
  expect(after(signedIn(ada), sessionDeleted())).toEqual({ ...start, sessionId: 2 });
});

it('keeps the user and the refresh token when only the access token is renewed', () => {
  const renewed = after(signedIn(ada), sessionExpired(), tokensRenewed({ access: 'a-2' }));
  expect(renewed).toEqual({ ...ada, access: 'a-2', expired: false, sessionId: 1 });
  expect(after(signedIn(ada), tokensRenewed({ access: 'a-2', refresh: 'r-2' })).refresh).toBe('r-2');
});

describe('a stored session', () => {
  it('is restored as a new session', () => {
    expect(after(rehydrated(ada))).toEqual({ ...ada, expired: false, sessionId: 1 });
  });

  it('changes nothing if it is identical', () => {
    const signed = after(signedIn(ada), sessionExpired());
    expect(authReducer(signed, rehydrated({ ...ada, user: { id: 1 } }))).toBe(signed);
  });

  it.each([
    ['access', { ...ada, access: 'a-2' }],
    ['refresh', { ...ada, refresh: 'r-2' }],
  ])('brings a new %s token to the same session', (_name, session) => {
    const signed = after(signedIn(ada));
    const next = authReducer(after(signedIn(ada), sessionExpired()), rehydrated(session));
    expect(next).toEqual({ ...session, expired: false, sessionId: 1 });
    expect(authReducer(signed, rehydrated({ ...session, user: { id: 1 } })).user).toBe(signed.user);
  });

  it.each([
    ['a logout in another tab', emptySession],
    ['another account', { ...ada, access: 'b-1', user: { id: 2 } }],
  ])('ends the session after %s', (_name, session) => {
    const signed = after(signedIn(ada));
    const next = authReducer(signed, rehydrated(session));
    expect(next).toEqual({ ...session, expired: false, sessionId: 2 });
    expect(endsSession(rehydrated(session), next, signed)).toBe(true);
    expect(endsSession({ type: 'other' }, next, signed)).toBe(false);
  });

  it.each([
    ['signed out', emptySession, ada],
    ['without a user', { ...ada, user: null }, ada],
    ['with a user left over', { ...emptySession, user: { id: 9 } }, ada],
    ['with an older token', { ...ada, access: 'a-0' }, ada],
  ])('ends no session if this tab was %s', (_name, earlier, session) => {
    const before = after(rehydrated(earlier));
    expect(endsSession(rehydrated(session), authReducer(before, rehydrated(session)), before)).toBe(false);
  });

  it('is another session with no user on either side', () => {
    const anonymous = { ...ada, user: null };
    expect(after(rehydrated(anonymous)).sessionId).toBe(1);
    expect(after(signedIn(anonymous), rehydrated(emptySession)).sessionId).toBe(2);
    expect(after(signedIn(anonymous), rehydrated({ ...anonymous, access: 'a-2' })).sessionId).toBe(1);
  });

  it('ends a session without a user by a logout in another tab', () => {
    const before = after(signedIn({ ...ada, user: null }));
    const now = authReducer(before, rehydrated(emptySession));
    expect(endsSession(rehydrated(emptySession), now, before)).toBe(true);
  });

  it('signs out when missing', () => {
    expect(after(signedIn(ada), { type: REHYDRATE, key: 'auth' })).toMatchObject({
      ...emptySession,
      sessionId: 2,
    });
  });

  it('is ignored under another key', () => {
    const signed = after(signedIn(ada));
    expect(authReducer(signed, { type: REHYDRATE, key: 'other', payload: emptySession })).toBe(signed);
    expect(authReducer(signed, { type: 'other', key: 'auth', payload: emptySession })).toBe(signed);
  });
});
