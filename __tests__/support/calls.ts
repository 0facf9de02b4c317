import { contract } from '../../scripts/openapi/contract';
import * as authEndpoints from '../../src/api/authEndpoints';
import * as contactEndpoints from '../../src/api/contactEndpoints';
import { operations } from '../../src/api/operations';
import type { OperationName } from '../../src/api/operations';
import * as portEndpoints from '../../src/api/portEndpoints';
import * as quoteEndpoints from '../../src/api/quoteEndpoints';
import * as serviceEndpoints from '../../src/api/serviceEndpoints';
import type { AppStore } from '../../src/app/makeStore';

type Result = PromiseLike<{ data?: unknown; error?: unknown }>;

/** A call to one of the endpoints, as the contract specifies it. */
export interface Call {
  readonly name: OperationName;
  readonly send: (store: AppStore) => Result;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bearer: boolean;
  readonly reply: object;
  readonly body?: object | undefined;
  readonly search: string;
}

/** Every endpoint takes its own argument, so that only the contract's example fits all of them. */
const endpoints: Readonly<Record<OperationName, { initiate: unknown }>> = {
  ...authEndpoints,
  ...contactEndpoints,
  ...portEndpoints,
  ...quoteEndpoints,
  ...serviceEndpoints,
};
type Initiate = (argument: unknown) => unknown;
type Dispatch = (thunk: unknown) => Result;

/** All endpoints, with the examples of docs/openapi.json. */
export const calls: readonly Call[] = (Object.keys(contract) as OperationName[]).map((name) => {
  const { body, query, response } = contract[name].example;
  const { method, path, bearer } = operations[name];
  const initiate = endpoints[name].initiate as Initiate;
  return {
    name,
    method,
    path,
    bearer: bearer !== 'never',
    send: (store) => (store.dispatch as Dispatch)(initiate(body ?? query)),
    reply: response,
    body,
    search: query ? `?${String(new URLSearchParams(query))}` : '',
  };
});
