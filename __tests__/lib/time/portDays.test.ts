import { portDays } from '../../../src/lib/time/portDays';

describe('portDays', () => {
  it('puts the thresholds 30, 90 and 120 days after discharge', () => {
    const { day, thresholds, next } = portDays('2026-01-01', '2026-01-11');
    expect(day).toBe(10);
    expect(thresholds).toEqual([
      { code: 'overtime', days: 30, date: '2026-01-31', daysLeft: 20 },
      { code: 'further-handling', days: 90, date: '2026-04-01', daysLeft: 80 },
      { code: 'disposal', days: 120, date: '2026-05-01', daysLeft: 110 },
    ]);
    expect(next?.code).toBe('overtime');
  });

  it('counts a threshold as reached on its day', () => {
    expect(portDays('2026-01-01', '2026-01-30').next?.code).toBe('overtime');
    expect(portDays('2026-01-01', '2026-01-31').next?.code).toBe('further-handling');
    expect(portDays('2026-01-01', '2026-01-31').thresholds[0]?.daysLeft).toBe(0);
    expect(portDays('2026-01-01', '2026-05-01').next).toBeUndefined();
  });

  it('counts negative days before discharge', () => {
    expect(portDays('2026-01-10', '2026-01-01').day).toBe(-9);
  });
});
