import { afterStart } from '../../src/app/afterStart';
import { reportWebVitals } from '../../src/app/reportWebVitals';

jest.mock('../../src/app/openForPrint');
jest.mock('../../src/app/reportWebVitals');

it('wires the metrics without a handler', async () => {
  await afterStart(false);
  expect(jest.mocked(reportWebVitals).mock.calls).toEqual([[]]);
});
