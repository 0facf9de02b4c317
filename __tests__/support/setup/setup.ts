import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { failOnConsole } from './failOnConsole';
import { polyfillDialog } from './polyfillDialog';
import { scrolled } from '../scrolled';
import { server } from './server';

const isBrowser = typeof window !== 'undefined';
if (isBrowser) polyfillDialog();
failOnConsole();
// Testing Library's second is too short for a busy machine; what comes is awaited no longer for it.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => {
  // A call that no test expects is a mistake, not a passing thing.
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  if (!isBrowser) return;
  scrolled.mockReset();
  window.scrollTo = scrolled;
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  if (isBrowser) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});

// jsdom lays nothing out, so it has no scrolling to an element.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
}
