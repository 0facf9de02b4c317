import * as vitals from 'web-vitals';
import { reportWebVitals } from '../../src/app/reportWebVitals';

jest.mock('web-vitals', () => ({
  __esModule: true,
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
}));

it('measures nothing without a handler, and everything with one', async () => {
  reportWebVitals();
  await Promise.resolve();
  expect(vitals.onLCP).not.toHaveBeenCalled();
  const onMetric = jest.fn();
  reportWebVitals(onMetric);
  await new Promise((done) => setTimeout(done, 0));
  for (const observe of [vitals.onCLS, vitals.onFCP, vitals.onINP, vitals.onLCP, vitals.onTTFB])
    expect(observe).toHaveBeenCalledWith(onMetric);
});
