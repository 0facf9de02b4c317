import FixedJsdom from 'jest-fixed-jsdom';

/**
 * Jest's environment, which skips a file's tests after one has failed: a mutant is caught by then, and each of the others may
 * wait for its time limit. Jest's own `bail` only stops before the next file. Not TypeScript, because Stryker loads it itself.
 */
export default class StopAtFailure extends FixedJsdom {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
