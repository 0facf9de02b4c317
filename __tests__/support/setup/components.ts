import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { fastLabels } from './fastLabels';
import { fastStyles } from './fastStyles';
import { polyfillDialog } from './polyfillDialog';
import { scrollToMock } from '../scrollToMock';
import './server';

polyfillDialog();
fastLabels();
fastStyles();
// jsdom has no layout and doesn't implement these.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// The default of one second is too short on a busy machine. Passing tests don't take longer.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
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

afterEach(cleanup);
