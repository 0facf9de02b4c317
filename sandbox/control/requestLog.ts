import { isDropped } from '../client';

/** What the log records of a request: no body, query or token. */
interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** 0 if the connection was dropped. */
  readonly status: number;
  readonly hasBearer: boolean;
  readonly durationMs: number;
}

const MAX_ENTRIES = 200;

export interface RequestLog {
  /** Oldest first. */
  list(): readonly LoggedRequest[];
  clear(): void;
  /** Calls `answer` and logs the request with its result. */
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
        status: isDropped(response) ? 0 : response.status,
        hasBearer: request.headers.get('authorization')?.startsWith('Bearer ') ?? false,
        durationMs: now() - start,
      };
      entries = [...entries, entry].slice(-MAX_ENTRIES);
      return response;
    },
  };
}
