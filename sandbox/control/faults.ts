import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as v from 'valibot';
import type { ClientBindings } from '../client';
import { bearerNotValid, serverError, throttled } from '../drf/errors';

/**
 * - `delay`: responds after `ms` (default 12 s, longer than the site's timeout)
 * - `drop`: processes the request, then drops the connection, so the response is lost
 * - `offline`: drops the connection before processing anything
 * - `malformed`: 200 with truncated JSON
 * - `500`, `401`, `429`: the responses of Django, SimpleJWT and DRF
 */
export const faultKinds = ['delay', 'drop', 'offline', '500', 'malformed', '401', '429'] as const;

export const FaultSchema = v.object({
  /** An endpoint's path, or `*` for all of them. */
  path: v.pipe(v.string(), v.nonEmpty()),
  kind: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(faultKinds)),
  /** How many requests it affects. Default: all, until cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** For `delay` only. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
});
export type Fault = v.InferOutput<typeof FaultSchema>;

const DELAY_MS = 12_000;
const RETRY_AFTER_SECONDS = 27;

export interface Faults {
  list(): readonly Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** Calls `answer` with the path's fault applied, if it has one. */
  around(
    path: string,
    bindings: ClientBindings | undefined,
    answer: () => Promise<Response>,
  ): Promise<Response>;
}

/** Drops the connection without a response. Without a socket, as with MSW, returns a network error. */
function drop(bindings: ClientBindings | undefined): Response {
  if (!bindings?.incoming) return Response.error();
  bindings.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The faults that developers have set. */
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
          return drop(bindings);
        case 'offline':
          return drop(bindings);
        case '500':
          return serverError();
        case 'malformed':
          return new Response('{"reference": "HAL-', { headers: { 'Content-Type': 'application/json' } });
        case '401':
          return bearerNotValid('Token is expired').toResponse();
        case '429':
          return throttled(RETRY_AFTER_SECONDS).toResponse();
      }
    },
  };
}
