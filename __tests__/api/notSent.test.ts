import { makeStore } from '../../src/app/makeStore';
import { describeError } from '../../src/content/errorMessages';
import { hasNoResponse, mayHaveBeenSent } from '../../src/lib/apiError';
import { signedIn } from '../../src/session/authSlice';
import { answer, ok } from '../support/answers';
import { calls } from '../support/calls';
import { useFakeTime } from '../support/fakeTime';

useFakeTime();

describe.each(calls.filter(({ bearer }) => bearer))(
  '$name with a token that no header can contain',
  (call) => {
    it('fails at once, without a request and without a retry', async () => {
      const { store } = makeStore();
      store.dispatch(signedIn({ access: 'токен', refresh: 'refresh-1', user: null }));
      const requests = answer(call.path, ok(call.reply));
      // Fake time doesn't advance, so a retry would never happen and the test would hang.
      const { error } = await call.send(store);
      expect(error).toEqual({ kind: 'not-sent', detail: 'TypeError' });
      expect(requests).toHaveLength(0);
    });
  },
);

it('counts a request that could not be sent as unanswered, but never as possibly sent', () => {
  const error = { kind: 'not-sent' } as const;
  expect([hasNoResponse(error), mayHaveBeenSent(error)]).toEqual([true, false]);
  expect(describeError(error)).toBe(
    'Your browser couldn’t send this. Reload the page and try again, or call us.',
  );
});
