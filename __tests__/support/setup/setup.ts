import { disposeAll } from './disposals';
import { failOnConsole } from './failOnConsole';
import { setScripts } from '../../../src/start/scripts';

const isBrowser = typeof window !== 'undefined';
// As the inline script does in browsers.
if (isBrowser) setScripts(true);

// Hooks run in this order, so the console is still watched while the site is taken down, and mocks of the storage are gone
// before it's cleared.
// Tests without components, in `.test.ts` files, take less time than loading what the others need.
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('./components');
afterEach(disposeAll);
failOnConsole();
afterEach(() => {
  if (!isBrowser) return;
  localStorage.clear();
  sessionStorage.clear();
});
