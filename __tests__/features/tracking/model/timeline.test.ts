import type { Milestone, QuoteStatus } from '../../../../src/api/schemas/quote';
import {
  meaningsElsewhere,
  milestones as known,
  stopMeaning,
} from '../../../../src/content/pages/milestones';
import { isOverdue, timelineOf } from '../../../../src/features/tracking/model/timeline';
import { shipmentWith } from '../../../support/milestones';

const JUNE_1 = '2026-06-01T10:00:00Z';
const JUNE_2 = '2026-06-02T10:00:00Z';
const JUNE_3 = '2026-06-03T10:00:00Z';
const milestone = (part: object) => ({ code: 'GTIN', ...part }) as Milestone;
const timeline = (milestones: readonly Milestone[], status: string) =>
  timelineOf({ reference: 'HAL-1', status, shipment: { milestones } } as QuoteStatus);
const only = (part: object) => timeline([milestone(part)], 'in_transit')[0];
const codes = (...milestones: object[]) =>
  timeline(milestones.map(milestone), 'in_transit').map(({ code }) => code);

describe('the order of milestones', () => {
  it('is actual by date, then expected by date, then undated', () => {
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

  it('of planned and estimated ones is by date only', () => {
    expect(
      codes(
        { code: 'planned', classifier: 'PLN', expected_at: JUNE_3 },
        { code: 'estimated', classifier: 'EST', expected_at: JUNE_2 },
        { code: 'planned first', classifier: 'PLN', expected_at: JUNE_1 },
      ),
    ).toEqual(['planned first', 'estimated', 'planned']);
  });

  it('is the backend’s for equal or missing dates', () => {
    expect(codes({ code: 'B' }, { code: 'A' }, { code: 'D' }, { code: 'C' })).toEqual(['B', 'A', 'D', 'C']);
    expect(codes({ code: 'B', occurred_at: JUNE_1 }, { code: 'A', occurred_at: JUNE_1 })).toEqual(['B', 'A']);
  });
});

describe('the certainty of a milestone', () => {
  it.each([
    ['actual', { occurred_at: JUNE_1 }],
    ['actual', { occurred_at: JUNE_1, classifier: 'EST' }],
    ['estimated', { expected_at: JUNE_1 }],
    ['planned', {}],
    ['planned', { expected_at: JUNE_1, classifier: 'PLN' }],
    ['estimated', { classifier: 'EST' }],
    ['estimated', { classifier: 'est' }],
    // Not actual without an actual date, whatever the classifier says.
    ['estimated', { expected_at: JUNE_1, classifier: 'ACT' }],
    ['planned', { classifier: 'ACT' }],
    ['estimated', { expected_at: JUNE_1, classifier: 'toString' }],
  ])('is %s for %j', (certainty, part) => {
    expect(only(part)?.certainty).toBe(certainty);
  });
});

describe('what a milestone shows', () => {
  it('is the server’s label, plus the usual meaning of its code', () => {
    expect(only({ label: ' Gated ', location: ' Baltimore ' })).toMatchObject({
      key: '0-GTIN',
      code: 'GTIN',
      name: 'Gated',
      meaning: `GTIN usually means “${String(known.GTIN?.name)}.” ${String(known.GTIN?.meaning)}`,
      where: 'Baltimore',
    });
  });

  it.each([[{}], [{ label: ' ' }], [{ label: 'GATE IN' }]])(
    'is only the meaning of the code if the label adds nothing: %j',
    (part) => {
      expect(only(part)?.name).toMatch(/^gate in$/i);
      expect(only(part)?.meaning).toBe(known.GTIN?.meaning);
    },
  );

  describe('of a shipment that has ended', () => {
    const explained = (status: string, part: object) =>
      timeline([milestone({ label: 'Theirs', ...part })], status)[0]?.meaning !== undefined;
    const everyCode = Object.keys(known);
    const happened = { occurred_at: JUNE_1 };

    it('is the label alone, after a cancellation', () => {
      expect(everyCode.filter((code) => explained('cancelled', { code, ...happened }))).toEqual([]);
      expect(timeline([milestone({ label: 'Theirs' })], 'cancelled')[0]?.name).toBe('Theirs');
    });

    it('is the label alone for what is still expected after delivery', () => {
      expect(everyCode.filter((code) => explained('delivered', { code, expected_at: JUNE_1 }))).toEqual([]);
    });

    it.each(['HOLD', 'AVPU', 'DISC', 'CUSR', 'ISSU', 'CONF'])(
      'is no explanation of what comes next, after delivery: %s',
      (code) => {
        expect(explained('delivered', { code, ...happened })).toBe(false);
        expect(explained('at_port', { code, ...happened })).toBe(true);
      },
    );

    it.each(['GTIN', 'LOAD', 'DEPA', 'DROP'])('is still explained, after delivery: %s', (code) => {
      expect(explained('delivered', { code, ...happened })).toBe(true);
    });
  });

  it.each([
    [
      'the carrier’s label for an unknown code',
      { code: 'XXXX', label: 'Awaiting survey' },
      'Awaiting survey',
    ],
    ['the code without a label', { code: 'XXXX', label: ' ' }, 'XXXX'],
    ['no inherited property', { code: 'constructor' }, 'Constructor'],
    ['a long code in words', { code: 'CUSTOMS_CLEARED' }, 'Customs cleared'],
    ['a default without code or label', { code: '' }, 'Milestone'],
    ['at most 80 characters', { code: 'XXXX', label: 'x'.repeat(100) }, `${'x'.repeat(79)}…`],
  ])('is %s', (_what, part, name) => {
    expect(only(part)).toMatchObject({ name, meaning: undefined, where: undefined });
  });

  it('is its actual date and the previously expected one', () => {
    expect(only({ occurred_at: JUNE_2, expected_at: JUNE_1 })).toMatchObject({
      when: JUNE_2,
      expected: JUNE_1,
    });
    const onlyExpected = only({ expected_at: JUNE_1 });
    expect(onlyExpected).toMatchObject({ when: JUNE_1, expected: undefined });
    expect(only({ occurred_at: JUNE_2, expected_at: null })?.expected).toBeUndefined();
  });
});

describe('an overdue milestone', () => {
  const overdue = (part: object, now: string, zone: string) => {
    const entry = only(part);
    if (!entry) throw new Error('no milestone');
    return isOverdue({ ...entry, zone }, Date.parse(now));
  };

  it.each([
    ['not on its own day', { expected_at: '2026-07-10' }, '2026-07-11T03:59:00Z', false],
    ['on the next day', { expected_at: '2026-07-10' }, '2026-07-11T04:00:00Z', true],
    ['not later on the same day', { expected_at: '2026-07-10T10:00:00Z' }, '2026-07-10T23:00:00Z', false],
    ['on the day after its time', { expected_at: '2026-07-11T03:00:00Z' }, '2026-07-11T04:00:00Z', true],
    ['never once it has happened', { occurred_at: '2026-07-01' }, '2026-07-11T04:00:00Z', false],
    ['never without a date', {}, '2026-07-11T04:00:00Z', false],
    ['never with an unreadable date', { expected_at: 'soon' }, '2026-07-11T04:00:00Z', false],
  ])('is overdue %s, in New York', (_when, part, now, expected) => {
    expect(overdue(part, now, 'America/New_York')).toBe(expected);
  });

  it('is overdue by the zone of its place', () => {
    const at = '2026-07-10T23:30:00Z';
    expect(overdue({ expected_at: '2026-07-10' }, at, 'Africa/Lagos')).toBe(true);
    expect(overdue({ expected_at: '2026-07-10' }, at, 'UTC')).toBe(false);
  });
});

describe('a milestone of a port on the way', () => {
  const found = shipmentWith([
    'ARRI Baltimore 1',
    'DEPA Baltimore 2',
    'ARRI Antwerp 10',
    'DISC Antwerp 11',
    'CUSI Antwerp 11',
    'DEPA - 13',
    'ARRI - 20',
    'DISC Tin Can Island 21',
    'DEPA - 22',
  ]);

  it('is marked as a stop', () => {
    expect(timelineOf(found).map(({ where }) => where)).toEqual([
      'Baltimore',
      'Baltimore',
      'Antwerp (stop on the way)',
      'Antwerp (stop on the way)',
      'Antwerp (stop on the way)',
      'Stop on the way',
      undefined,
      'Tin Can Island',
      undefined,
    ]);
  });

  it('is not explained as one of the port of discharge', () => {
    expect(timelineOf(found).map(({ meaning }) => meaning)).toEqual([
      meaningsElsewhere.origin.ARRI,
      known.DEPA?.meaning,
      meaningsElsewhere.stop.ARRI,
      meaningsElsewhere.stop.DISC,
      stopMeaning,
      meaningsElsewhere.stop.DEPA,
      known.ARRI?.meaning,
      known.DISC?.meaning,
      meaningsElsewhere.destination.DEPA,
    ]);
  });

  it('is explained with caution if it isn’t certain where it was', () => {
    const uncertain = timelineOf(shipmentWith(['DEPA - 2', 'DISC - 11', 'ARRI - ~20']));
    expect(uncertain[1]).toMatchObject({ where: undefined, meaning: meaningsElsewhere.unknown.DISC });
  });
});
