import { http, HttpResponse } from 'msw';
import { server } from './setup/server';

/** The answer to one request. */
export type Answer = (request: Request) => Response | Promise<Response>;

export const ok =
  (body: object | null = {}, status = 200): Answer =>
  () =>
    body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body, { status });

export const html =
  (status: number): Answer =>
  () =>
    HttpResponse.html('<!doctype html><h1>Bad Gateway</h1><p>nginx</p>', { status });

export const dropped: Answer = () => HttpResponse.error();
/** The device goes offline while the request or its response is in flight. */
export const droppedOffline: Answer = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return HttpResponse.error();
};
/** 429 with a Retry-After in seconds. */
export const throttled =
  (seconds: number): Answer =>
  () =>
    HttpResponse.json({ detail: 'Throttled.' }, { status: 429, headers: { 'Retry-After': String(seconds) } });
export const noAnswer: Answer = () => new Promise<never>(() => undefined);

export const unauthorized = ok({ detail: 'Given token not valid', code: 'token_not_valid' }, 401);

/** Requires one of these access tokens, as the backend does. */
export const requireToken =
  (valid: () => readonly string[], answer: Answer): Answer =>
  (request) =>
    valid().includes(bearerOf(request) ?? '') ? answer(request) : unauthorized(request);

export const bearerOf = (request: Request) =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;

/**
 * Answers requests to a path with each answer in turn; the last one repeats.
 * @returns a live list of the requests received
 */
export function answer(path: string, ...answers: readonly [Answer, ...Answer[]]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all(`https://harmattan.example${path}`, ({ request }) => {
      requests.push(request.clone());
      const next = answers[Math.min(requests.length, answers.length) - 1] ?? answers[0];
      return next(request);
    }),
  );
  return requests;
}

/** For tests of the frame: every request of the page stays pending. */
export function useQuietBackend(): void {
  beforeEach(() => {
    server.use(http.all('https://harmattan.example/*', noAnswer as () => Promise<never>));
  });
}
