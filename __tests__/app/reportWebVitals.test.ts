import * as vitals from 'web-vitals';
import { until } from '../support/until';
import { reportWebVitals } from '../../src/app/reportWebVitals';

jest.mock('web-vitals', () => ({
  __esModule: true,
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

it('observes every web vital, but only when given a handler', async () => {
  reportWebVitals();
  await import('web-vitals');
  expect(vitals.onLCP).not.toHaveBeenCalled();
  const onMetric = jest.fn();
  reportWebVitals(onMetric);
  await until(() => jest.mocked(vitals.onTTFB).mock.calls.length > 0);
  for (const observe of [vitals.onCLS, vitals.onFCP, vitals.onINP, vitals.onLCP, vitals.onTTFB])
    expect(observe).toHaveBeenCalledWith(onMetric);
});
