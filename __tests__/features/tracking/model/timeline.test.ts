import type { Milestone } from '../../../../src/api/schemas/quote';
import { certainties, milestones as known } from '../../../../src/content/pages/milestones';
import { certaintyLabel, isOverdue, timelineOf } from '../../../../src/features/tracking/model/timeline';

const JUNE_1 = '2026-06-01T10:00:00Z';
const JUNE_2 = '2026-06-02T10:00:00Z';
const JUNE_3 = '2026-06-03T10:00:00Z';
const milestone = (part: object) => ({ code: 'GTIN', ...part }) as Milestone;
const only = (part: object) => timelineOf([milestone(part)])[0];
const codes = (...milestones: object[]) => timelineOf(milestones.map(milestone)).map(({ code }) => code);

describe('the order', () => {
  it('is what has happened by date, then what is expected by date, then what has no date', () => {
    expect(
      codes(
        { code: 'no date' },
        { code: 'expected later', expected_at: JUNE_2 },
        { code: 'happened last', occurred_at: JUNE_3 },
        { code: 'expected first', expected_at: JUNE_1 },
        { code: 'happened first', occurred_at: JUNE_1 },
        { code: 'happened second', occurred_at: JUNE_2 },
      ),
    ).toEqual([
      'happened first',
      'happened second',
      'happened last',
      'expected first',
      'expected later',
      'no date',
    ]);
  });

  it('of what is planned and what is estimated is by date alone', () => {
    expect(
      codes(
        { code: 'planned', classifier: 'PLN', expected_at: JUNE_3 },
        { code: 'estimated', classifier: 'EST', expected_at: JUNE_2 },
        { code: 'planned first', classifier: 'PLN', expected_at: JUNE_1 },
      ),
    ).toEqual(['planned first', 'estimated', 'planned']);
  });

  it('of the same date, or of none, is the backend’s', () => {
    expect(codes({ code: 'B' }, { code: 'A' }, { code: 'D' }, { code: 'C' })).toEqual(['B', 'A', 'D', 'C']);
    expect(codes({ code: 'B', occurred_at: JUNE_1 }, { code: 'A', occurred_at: JUNE_1 })).toEqual(['B', 'A']);
  });
});

describe('how certain a milestone is', () => {
  it.each([
    ['actual', { occurred_at: JUNE_1 }],
    ['actual', { occurred_at: JUNE_1, classifier: 'EST' }],
    ['estimated', { expected_at: JUNE_1 }],
    ['planned', {}],
    ['planned', { expected_at: JUNE_1, classifier: 'PLN' }],
    ['estimated', { classifier: 'EST' }],
    ['estimated', { classifier: 'est' }],
    // It has no date on which it happened, whatever the classifier says.
    ['estimated', { expected_at: JUNE_1, classifier: 'ACT' }],
    ['planned', { classifier: 'ACT' }],
    ['estimated', { expected_at: JUNE_1, classifier: 'toString' }],
  ])('%s for %j', (certainty, part) => {
    expect(only(part)?.certainty).toBe(certainty);
  });

  it('is said in one word', () => {
    expect(certaintyLabel('planned')).toBe(certainties.planned.label);
    expect(certaintyLabel('actual')).toBe(certainties.actual.label);
  });
});

describe('what a milestone shows', () => {
  it('is the server’s label, and beside it what the code usually means', () => {
    expect(only({ label: ' Gated ', location: ' Baltimore ' })).toMatchObject({
      key: '0-GTIN',
      code: 'GTIN',
      name: 'Gated',
      meaning: `GTIN usually means “${String(known.GTIN?.name)}”. ${String(known.GTIN?.meaning)}`,
      location: 'Baltimore',
    });
  });

  it.each([[{}], [{ label: ' ' }], [{ label: 'GATE IN' }]])(
    'is what the code means alone where the label adds nothing: %j',
    (part) => {
      expect(only(part)?.name).toMatch(/^gate in$/i);
      expect(only(part)?.meaning).toBe(known.GTIN?.meaning);
    },
  );

  it.each([
    [
      'the carrier’s label for a code nobody knows',
      { code: 'XXXX', label: 'Awaiting survey' },
      'Awaiting survey',
    ],
    ['the code where there is no label', { code: 'XXXX', label: ' ' }, 'XXXX'],
    ['no name that an object happens to have', { code: 'constructor' }, 'Constructor'],
    ['a long code in words', { code: 'CUSTOMS_CLEARED' }, 'Customs cleared'],
    ['a word of ours where there is nothing at all', { code: '' }, 'Milestone'],
    ['80 characters at most', { code: 'XXXX', label: 'x'.repeat(100) }, `${'x'.repeat(79)}…`],
  ])('%s', (_what, part, name) => {
    expect(only(part)).toMatchObject({ name, meaning: undefined, location: undefined });
  });

  it('is the day it happened, and the day that was expected before', () => {
    expect(only({ occurred_at: JUNE_2, expected_at: JUNE_1 })).toMatchObject({
      when: JUNE_2,
      expected: JUNE_1,
    });
    const onlyExpected = only({ expected_at: JUNE_1 });
    expect(onlyExpected).toMatchObject({ when: JUNE_1, expected: undefined });
    expect(only({ occurred_at: JUNE_2, expected_at: null })?.expected).toBeUndefined();
  });
});

describe('a milestone is overdue', () => {
  const overdue = (part: object, now: string, zone: string) => {
    const entry = only(part);
    if (!entry) throw new Error('no milestone');
    return isOverdue(entry, Date.parse(now), zone);
  };

  it.each([
    ['not on its own day', { expected_at: '2026-07-10' }, '2026-07-11T03:59:00Z', false],
    ['on the next day', { expected_at: '2026-07-10' }, '2026-07-11T04:00:00Z', true],
    [
      'not later on the day of its hour',
      { expected_at: '2026-07-10T10:00:00Z' },
      '2026-07-10T23:00:00Z',
      false,
    ],
    ['on the day after its hour', { expected_at: '2026-07-11T03:00:00Z' }, '2026-07-11T04:00:00Z', true],
    ['never once it has happened', { occurred_at: '2026-07-01' }, '2026-07-11T04:00:00Z', false],
    ['never without a date', {}, '2026-07-11T04:00:00Z', false],
    ['never by a date that is none', { expected_at: 'soon' }, '2026-07-11T04:00:00Z', false],
  ])('%s, in New York', (_when, part, now, is) => {
    expect(overdue(part, now, 'America/New_York')).toBe(is);
  });

  it('by the visitor’s own clock', () => {
    const at = '2026-07-10T23:30:00Z';
    expect(overdue({ expected_at: '2026-07-10' }, at, 'Africa/Lagos')).toBe(true);
    expect(overdue({ expected_at: '2026-07-10' }, at, 'UTC')).toBe(false);
  });
});
