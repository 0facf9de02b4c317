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

/** Longer than a query whose two tries both time out. */
const MAX_WAIT_MS = 30_000;
const STEP_MS = 500;

/** The result of a call and every request it sent. */
export interface Outcome {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
  readonly requests: readonly Request[];
  readonly store: AppStore;
}

/** Advances fake time until the work is done; throws if it takes longer than any call may. */
export async function advanceUntilSettled<T>(work: PromiseLike<T>): Promise<T> {
  const done: T[] = [];
  void work.then((value) => done.push(value));
  await flushNetwork();
  for (let passed = 0; done.length === 0 && passed < MAX_WAIT_MS; passed += STEP_MS) {
    await jest.advanceTimersByTimeAsync(STEP_MS);
    await flushNetwork();
  }
  if (done.length === 0) throw new Error(`not settled within ${String(MAX_WAIT_MS)} ms`);
  return done[0] as T;
}

/** Opens a tab with or without a stored session. */
export async function openTabAs(who: 'ada' | 'anonymous' = 'ada'): Promise<AppStore> {
  if (who === 'ada') {
    localStorage.setItem('access_token', 'access-1');
    localStorage.setItem('refresh_token', 'refresh-1');
    localStorage.setItem('user', '{"id":1}');
  }
  return (await openTab()).store;
}

/** Sends a call, checks that a failure changes neither session nor storage, and returns the outcome. Needs fake time. */
export async function outcomeOf(call: Call, ...answers: readonly [Answer, ...Answer[]]): Promise<Outcome> {
  const store = await openTabAs();
  const [session, items] = [store.getState().auth, storedItems()];
  const requests = answer(call.path, ...answers);
  const { data, error } = await advanceUntilSettled(call.send(store));
  expect(pendingCalls(store)).toEqual([]);
  // A successful login changes both.
  if (error !== undefined) {
    expect(store.getState().auth).toEqual(session);
    expect(storedItems()).toEqual(items);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  if (error !== undefined && !isApiError(error)) throw new Error(`not an ApiError: ${JSON.stringify(error)}`);
  return { data, error, requests, store };
}

/** Calls still pending in the store. */
const pendingCalls = (store: AppStore) => {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].filter(
    (one) => one?.status === QueryStatus.pending,
  );
};

/** Checks the message a visitor would read: plain, short, no markup, no raw values. */
export function expectPlainSentence(error: ApiError | undefined): void {
  const sentence = error ? describeError(error) : '';
  expect(sentence).toMatch(/^\S.{2,310}\S$/u);
  expect(sentence).not.toMatch(/<\/?[a-z]|undefined|null|NaN|Infinity|\[object|e\+\d/i);
}

const RETRIED: readonly ApiErrorKind[] = ['timeout', 'offline', 'unreachable', 'not-reached', 'server'];

/** Requests per call (specification §7): queries retry once on temporary failures, mutations never. */
const requestCount = (call: Call, kind: ApiErrorKind | undefined): number =>
  call.method === 'GET' && kind && RETRIED.includes(kind) ? 2 : 1;

/** Checks kind, sentence and number of requests at once. */
export function expectFailure(call: Call, { error, requests }: Outcome, kind: ApiErrorKind): void {
  expect(error?.kind).toBe(kind);
  expectPlainSentence(error);
  expect(requests).toHaveLength(requestCount(call, kind));
}
