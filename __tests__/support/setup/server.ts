import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The mocked network. A test adds the answers it needs; any other request fails it. The health check is the exception,
 * because the site sends it whenever the backend's status is unavailable.
 */
export const server = setupServer(
  http.get('https://harmattan.example/health/', () => HttpResponse.json({ status: 'ok' })),
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});
