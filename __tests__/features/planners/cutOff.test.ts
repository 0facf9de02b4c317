import { parseCutoff, storedCutoff } from '../../../src/features/planners/storedCutoff';
import { readItem, saveItem } from '../../support/deviceItems';

const EAST = 'America/New_York';
const day = '2026-12-04';
const instant = (texts: Partial<typeof storedCutoff.fallback>) =>
  parseCutoff({ ...storedCutoff.fallback, day, ...texts })?.toISOString();

it('starts without a day, at midnight on the East Coast', () => {
  expect(readItem(storedCutoff)).toEqual({ day: '', time: '00:00', zone: EAST });
});

describe('the instant of a cutoff', () => {
  it.each([
    ['on the East Coast', { time: '17:30' }, '2026-12-04T22:30:00.000Z'],
    ['in Texas', { time: '17:30', zone: 'America/Chicago' }, '2026-12-04T23:30:00.000Z'],
    ['in summer', { day: '2026-07-01', time: '08:05' }, '2026-07-01T12:05:00.000Z'],
    ['without a time: the start of the day', { time: '' }, '2026-12-04T05:00:00.000Z'],
    ['with half a time: the start of the day', { time: '17:3' }, '2026-12-04T05:00:00.000Z'],
    ['with more than a time: the start of the day', { time: '17:30:15' }, '2026-12-04T05:00:00.000Z'],
    ['at an hour that isn’t: the start of the day', { time: '25:00' }, '2026-12-04T05:00:00.000Z'],
    ['with text before a time: the start of the day', { time: 'at 17:30' }, '2026-12-04T05:00:00.000Z'],
  ])('is read %s', (_where, texts, expected) => {
    expect(instant(texts)).toBe(expected);
  });

  it('is unknown without a day', () => {
    expect(instant({ day: '' })).toBeUndefined();
  });
});

describe('a stored cutoff', () => {
  const stored = { day, time: '17:00', zone: 'America/Los_Angeles' };
  const restored = (value: unknown) => {
    saveItem('exportPlan', value);
    return readItem(storedCutoff);
  };

  it('is restored', () => {
    expect(restored({ ...stored, other: 1 })).toEqual(stored);
  });

  it('is ignored if its zone is unknown or if it is not an object', () => {
    expect(restored({ ...stored, zone: 'Africa/Lagos' })).toBe(storedCutoff.fallback);
    expect(restored({ ...stored, zone: 5 })).toBe(storedCutoff.fallback);
    expect(restored('2026-12-04')).toBe(storedCutoff.fallback);
  });
});
