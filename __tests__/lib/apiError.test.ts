import {
  errorKinds,
  hasNoResponse,
  isErrorKind,
  isTransient,
  mayHaveBeenSent,
  wasDelivered,
} from '../../src/lib/apiError';
import type { ApiError, ApiErrorKind } from '../../src/lib/apiError';

const errors: { readonly [K in ApiErrorKind]: Extract<ApiError, { kind: K }> } = {
  validation: { kind: 'validation', status: 400, fields: {}, summary: [] },
  unauthorized: { kind: 'unauthorized' },
  forbidden: { kind: 'forbidden' },
  'not-found': { kind: 'not-found' },
  unsupported: { kind: 'unsupported' },
  conflict: { kind: 'conflict' },
  rejected: { kind: 'rejected', status: 418 },
  'rate-limited': { kind: 'rate-limited' },
  'not-sent': { kind: 'not-sent' },
  timeout: { kind: 'timeout' },
  offline: { kind: 'offline' },
  unreachable: { kind: 'unreachable' },
  'not-reached': { kind: 'not-reached' },
  server: { kind: 'server', status: 500 },
  malformed: { kind: 'malformed' },
};
const kindsThat = (test: (error: ApiError) => boolean) =>
  Object.values(errors)
    .filter(test)
    .map(({ kind }) => kind);

it('knows every kind', () => {
  expect(errorKinds).toEqual(Object.keys(errors));
  expect(errorKinds.every(isErrorKind)).toBe(true);
  expect(['', 'toString', 'other'].some(isErrorKind)).toBe(false);
});

it('retries connection and server errors, but no rejections', () => {
  expect(kindsThat(isTransient)).toEqual(['timeout', 'offline', 'unreachable', 'not-reached', 'server']);
});

it('tells errors without a response', () => {
  expect(kindsThat(hasNoResponse)).toEqual(['not-sent', 'timeout', 'offline', 'unreachable', 'malformed']);
});

it('takes only a clear refusal, or a request that never left, as proof that nothing arrived', () => {
  expect(kindsThat(mayHaveBeenSent)).toEqual([
    'timeout',
    'unreachable',
    'not-reached',
    'server',
    'malformed',
  ]);
  const uncertain = (kind: 'server' | 'rejected', statuses: readonly number[]) =>
    statuses.filter((status) => mayHaveBeenSent({ kind, status }));
  expect(uncertain('server', [500, 501, 502, 503, 504, 520])).toEqual([500, 501, 502, 503, 504, 520]);
  // A proxy sends a redirect, 408 or 499 about its own connections.
  expect(uncertain('rejected', [300, 302, 402, 408, 410, 413, 415, 418, 451, 499])).toEqual([
    300, 302, 408, 499,
  ]);
});

it('takes a conflict for a delivery if the request is repeated, or the response has its id or a reference', () => {
  expect(wasDelivered({ kind: 'conflict' }, false)).toBe(false);
  expect(wasDelivered({ kind: 'conflict' }, true)).toBe(true);
  expect(wasDelivered({ kind: 'conflict', isThisRequest: true }, false)).toBe(true);
  expect(wasDelivered({ kind: 'conflict', isThisRequest: false }, false)).toBe(false);
  expect(wasDelivered({ kind: 'conflict', isThisRequest: false, reference: 'HAL-1' }, false)).toBe(true);
  expect(wasDelivered({ kind: 'timeout' }, true)).toBe(false);
});
