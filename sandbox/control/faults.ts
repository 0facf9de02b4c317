import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as v from 'valibot';
import type { ClientBindings } from '../client';
import { bearerNotValid, serverError, throttled } from '../drf/errors';

/**
 * - `delay`: answers after `ms` (12 s unless told, longer than the site waits)
 * - `drop`: the work is done, then the connection is cut: the answer is lost
 * - `offline`: the connection is cut before anything is done
 * - `malformed`: 200 with half a JSON text
 * - `500`, `401`, `429`: as Django, SimpleJWT and DRF answer
 */
export const faultKinds = ['delay', 'drop', 'offline', '500', 'malformed', '401', '429'] as const;

export const FaultSchema = v.object({
  /** Path of an endpoint, or `*` for every one. */
  path: v.pipe(v.string(), v.nonEmpty()),
  kind: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(faultKinds)),
  /** How often; until cleared unless told. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Of a delay. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
});
export type Fault = v.InferOutput<typeof FaultSchema>;

const DELAY_MS = 12_000;
const WAIT_SECONDS = 27;

export interface Faults {
  list(): readonly Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** Answers, with the fault that is asked for on the path, if any. */
  around(
    path: string,
    bindings: ClientBindings | undefined,
    answer: () => Promise<Response>,
  ): Promise<Response>;
}

/** Ends the connection without an answer; where there is none, as under MSW, a network error. */
function cut(bindings: ClientBindings | undefined): Response {
  if (!bindings?.incoming) return Response.error();
  bindings.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The faults that developers asked for. */
export function createFaults(): Faults {
  let faults: Fault[] = [];

  const take = (path: string): Fault | undefined => {
    const fault = faults.find((each) => each.path === path || each.path === '*');
    if (fault?.times !== undefined) {
      const left = fault.times - 1;
      faults = faults.flatMap((each) =>
        each !== fault ? [each] : left > 0 ? [{ ...each, times: left }] : [],
      );
    }
    return fault;
  };

  return {
    list: () => faults,
    add: (fault) => {
      faults = [...faults, fault];
    },
    clear: () => {
      faults = [];
    },
    async around(path, bindings, answer) {
      const fault = take(path);
      switch (fault?.kind) {
        case undefined:
          return answer();
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, fault.ms ?? DELAY_MS));
          return answer();
        case 'drop':
          await answer();
          return cut(bindings);
        case 'offline':
          return cut(bindings);
        case '500':
          return serverError();
        case 'malformed':
          return new Response('{"reference": "HAL-', { headers: { 'Content-Type': 'application/json' } });
        case '401':
          return bearerNotValid('Token is expired').toResponse();
        case '429':
          return throttled(WAIT_SECONDS).toResponse();
      }
    },
  };
}
