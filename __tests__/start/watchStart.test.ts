import { reloadOnce } from '../../src/start/reloadOnce';
import { START_NOTICE_ID } from '../../src/start/startNoticeId';
import { watchStart } from '../../src/start/watchStart';
import { until } from '../support/until';

jest.mock('../../src/start/reloadOnce');

const loadError = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  document.body.innerHTML = `<div id="${START_NOTICE_ID}" role="alert" hidden>This page is not working</div>`;
});

it('reports why the page did not start when a reload did not help', async () => {
  jest.mocked(reloadOnce).mockReturnValue(false);
  const onFailure = jest.fn();
  watchStart(() => Promise.reject(loadError), onFailure);
  await until(() => !document.getElementById(START_NOTICE_ID)?.hidden);
  expect(onFailure).toHaveBeenCalledWith(loadError);
});

it('does not report what a reload may fix', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true);
  const onFailure = jest.fn();
  watchStart(() => Promise.reject(loadError), onFailure);
  await until(() => jest.mocked(reloadOnce).mock.calls.length > 0);
  expect(onFailure).not.toHaveBeenCalled();
});
