import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The network's edge. A test names the answers it needs; every other call fails it. The one exception: whenever the
 * backend's status cannot be had, the site asks for its health of its own accord.
 */
export const server = setupServer(
  http.get('https://harmattan.example/health/', () => HttpResponse.json({ status: 'ok' })),
);
