import { portDays } from '../../../src/lib/time/shipmentDeadlines';

describe('portDays', () => {
  it('puts overtime 30 days after discharge', () => {
    expect(portDays('2026-01-01', '2026-01-11')).toEqual({
      day: 10,
      overtime: '2026-01-31',
      isOvertime: false,
    });
  });

  it('counts overtime as reached on its day', () => {
    expect(portDays('2026-01-01', '2026-01-30').isOvertime).toBe(false);
    expect(portDays('2026-01-01', '2026-01-31').isOvertime).toBe(true);
  });

  it('counts negative days before discharge', () => {
    expect(portDays('2026-01-10', '2026-01-01').day).toBe(-9);
  });
});
