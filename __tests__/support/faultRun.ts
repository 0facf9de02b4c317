import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '../../src/app/makeStore';
import { describeError } from '../../src/content/errorMessages';
import type { ApiError, ApiErrorKind } from '../../src/lib/apiError';
import { isApiError } from '../../src/api/toApiError';
import { answer } from './answers';
import type { Answer } from './answers';
import type { Call } from './calls';
import { flushNetwork } from './fakeTime';
import { openTab, storedItems } from './session';

/** Longer than two tries of a query that both go unanswered. */
const PATIENCE_MS = 30_000;
const STEP_MS = 500;

/** What a call came to, and every request that it made. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  readonly requests: readonly Request[];
  readonly store: AppStore;
}

/** Moves fake time on until the work is done; fails when it takes longer than any call may. */
export async function settled<T>(work: PromiseLike<T>): Promise<T> {
  const done: T[] = [];
  void work.then((value) => done.push(value));
  await flushNetwork();
  for (let passed = 0; done.length === 0 && passed < PATIENCE_MS; passed += STEP_MS) {
    await jest.advanceTimersByTimeAsync(STEP_MS);
    await flushNetwork();
  }
  if (done.length === 0) throw new Error(`not settled within ${String(PATIENCE_MS)} ms`);
  return done[0] as T;
}

/** A tab of somebody signed in, or of nobody, whose session is kept in storage as in the browser. */
export async function tabOf(who: 'ada' | 'nobody' = 'ada'): Promise<AppStore> {
  if (who === 'ada') {
    localStorage.setItem('access_token', 'access-1');
    localStorage.setItem('refresh_token', 'refresh-1');
    localStorage.setItem('user', '{"id":1}');
  }
  return (await openTab()).store;
}

/** Sends a call that is answered so, and checks that it leaves nothing behind but its outcome. Needs fake time. */
export async function outcomeOf(call: Call, ...answers: readonly [Answer, ...Answer[]]): Promise<Outcome> {
  const store = await tabOf();
  const [session, items] = [store.getState().auth, storedItems()];
  const requests = answer(call.path, ...answers);
  const { data, error } = await settled(call.send(store));
  expect(unfinished(store)).toEqual([]);
  // A login that succeeds is meant to change both.
  if (error !== undefined) {
    expect(store.getState().auth).toEqual(session);
    expect(storedItems()).toEqual(items);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  if (error !== undefined && !isApiError(error)) throw new Error(`not one of ours: ${JSON.stringify(error)}`);
  return { data, error, requests, store };
}

/** Calls that the store still waits for. */
const unfinished = (store: AppStore) => {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].filter(
    (one) => one?.status === QueryStatus.pending,
  );
};

/** Checks the sentence that a visitor would read: plain, bounded, no markup, no left-overs of code. */
export function expectPlainSentence(error: ApiError | undefined): void {
  const sentence = error ? describeError(error) : '';
  expect(sentence).toMatch(/^\S.{2,310}\S$/u);
  expect(sentence).not.toMatch(/<\/?[a-z]|undefined|null|NaN|Infinity|\[object|e\+\d/i);
}

const PASSING: readonly ApiErrorKind[] = ['timeout', 'offline', 'unreachable', 'not-reached', 'server'];

/** How often a call may go out (specification §7): a query once more where the failure may pass, a mutation never. */
const triesOf = (call: Call, kind: ApiErrorKind | undefined): number =>
  call.method === 'GET' && kind && PASSING.includes(kind) ? 2 : 1;

/** Checks kind, sentence and number of requests at once. */
export function expectFailure(call: Call, { error, requests }: Outcome, kind: ApiErrorKind): void {
  expect(error?.kind).toBe(kind);
  expectPlainSentence(error);
  expect(requests).toHaveLength(triesOf(call, kind));
}
