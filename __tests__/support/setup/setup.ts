import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { disposeAll } from './disposals';
import { failOnConsole } from './failOnConsole';
import { fastLabels } from './fastLabels';
import { polyfillDialog } from './polyfillDialog';
import { setScripts } from '../../../src/start/scripts';
import { scrollToMock } from '../scrollToMock';
import { server } from './server';

const isBrowser = typeof window !== 'undefined';
if (isBrowser) {
  polyfillDialog();
  // As the inline script does in browsers.
  setScripts(true);
  fastLabels();
}
// The default of one second is too short on a busy machine. Passing tests don't take longer.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => {
  // An unexpected request is a bug.
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  if (!isBrowser) return;
  scrollToMock.mockReset();
  window.scrollTo = scrollToMock;
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

// Hooks run in this order, so the console is still watched while the site is taken down, and mocks of the storage are gone
// before it's cleared.
afterEach(() => {
  if (!isBrowser) return;
  cleanup();
  disposeAll();
});
failOnConsole();
afterEach(() => {
  if (isBrowser) {
    localStorage.clear();
    sessionStorage.clear();
  }
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});

// jsdom has no layout and doesn't implement these.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
}
