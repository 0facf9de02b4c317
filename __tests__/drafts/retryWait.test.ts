import { retryWait, withRetryTime } from '../../src/drafts/retryWait';

const NOW = 1_000_000;
const limited = { kind: 'rate-limited', seconds: 30 } as const;

describe('the wait after too many requests', () => {
  const error = withRetryTime(limited, NOW);

  it.each([
    ['begins with what the server asked for', 0, 30],
    ['counts whole seconds, the last one until its end', 29_001, 1],
    ['ends', 30_000, 0],
    ['stays over', 60_000, 0],
    ['never grows, even if the clock is set back', -3_600_000, 30],
  ])('%s', (_what, later, seconds) => {
    expect(retryWait(error, NOW + later)).toBe(seconds);
  });

  it('is unknown if the server didn’t say how long', () => {
    const open = withRetryTime({ kind: 'rate-limited' }, NOW);
    expect(open).toEqual({ kind: 'rate-limited' });
    expect(retryWait(open, NOW)).toBe(0);
  });

  it('is none for other errors', () => {
    expect(withRetryTime({ kind: 'offline' }, NOW)).toEqual({ kind: 'offline' });
    expect(retryWait({ kind: 'offline' }, NOW)).toBe(0);
    expect(retryWait(undefined, NOW)).toBe(0);
  });
});
