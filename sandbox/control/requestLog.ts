import { wasCut } from '../client';

/** A request as developers see it: no body, no query, no token. */
interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** 0 where the connection was cut. */
  readonly status: number;
  readonly hasBearer: boolean;
  readonly durationMs: number;
}

const KEPT = 200;

export interface RequestLog {
  /** Oldest first. */
  list(): readonly LoggedRequest[];
  clear(): void;
  /** Answers, and takes down what was asked and answered. */
  around(request: Request, path: string, answer: () => Promise<Response>): Promise<Response>;
}

/** The last requests to the endpoints. */
export function createRequestLog(now: () => number): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    list: () => entries,
    clear: () => {
      entries = [];
    },
    async around(request, path, answer) {
      const start = now();
      const response = await answer();
      const entry = {
        at: new Date(start).toISOString(),
        method: request.method,
        path,
        status: wasCut(response) ? 0 : response.status,
        hasBearer: request.headers.get('authorization')?.startsWith('Bearer ') ?? false,
        durationMs: now() - start,
      };
      entries = [...entries, entry].slice(-KEPT);
      return response;
    },
  };
}
