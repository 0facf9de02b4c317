import { getProfile } from '../../src/api/authEndpoints';
import { answer, requireToken, ok } from '../support/answers';
import { signedInStore } from '../support/session';

jest.mock('../../src/api/renewToken', () => {
  throw new Error('Loading chunk failed');
});

it('fails silently with the original 401 and keeps the session when the renewal’s code does not load', async () => {
  jest.spyOn(console, 'debug').mockImplementation();
  const store = signedInStore();
  const refreshes = answer('/api/auth/token/refresh/', ok({ access: 'access-2' }));
  answer(
    '/api/auth/profile/',
    requireToken(() => ['access-2'], ok({ id: 1 })),
  );
  const { error } = await store.dispatch(getProfile.initiate(undefined, { subscribe: false }));
  expect(error).toMatchObject({ kind: 'unauthorized' });
  expect(refreshes).toHaveLength(0);
  expect(store.getState().auth).toMatchObject({ access: 'access-1', expired: false });
});
