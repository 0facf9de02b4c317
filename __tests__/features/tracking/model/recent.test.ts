import {
  addRecent,
  carNamed,
  placedFirst,
  sentRequestSaved,
  storedRecent,
  visitQueries,
} from '../../../../src/features/tracking/model/recent';
import { readItem, saveItem } from '../../../support/deviceItems';
import { openStore, storedItems } from '../../../support/session';

const entry = (reference: string, at = 1) => ({ reference, status: 'booked', at });
const restored = (stored: unknown) => {
  saveItem('trackedReferences', stored);
  return readItem(storedRecent);
};
const many = Array.from({ length: 9 }, (_, index) => entry(`HAL-${String(index)}`));

describe('stored references', () => {
  it('are restored, each once and at most eight', () => {
    expect(restored([entry('HAL-1', 7), entry('HAL-1'), entry('HAL-2')])).toEqual([
      entry('HAL-1', 7),
      entry('HAL-2'),
    ]);
    expect(restored(many)).toEqual(many.slice(0, 8));
  });

  it('are cleaned and limited in length', () => {
    const status = 'x'.repeat(50);
    expect(restored([{ reference: ' HAL 1', status, at: '5', email: 'a@b.co' }])).toEqual([
      { reference: 'HAL1', status: `${'x'.repeat(39)}…`, at: 0 },
    ]);
    expect(restored([{ ...entry('HAL-1'), at: null }])).toEqual([entry('HAL-1', 0)]);
  });

  it('are skipped if malformed', () => {
    expect(restored([null, { reference: 1, status: 'x' }, { reference: 'HAL-1' }, entry(' ')])).toEqual([]);
    expect(restored({ 0: entry('HAL-1'), length: 1 })).toEqual([]);
  });
});

it('puts the last reference first, once, and drops the ninth', () => {
  expect(addRecent([entry('HAL-1'), entry('HAL-2')], entry('HAL-2', 9))).toEqual([
    entry('HAL-2', 9),
    entry('HAL-1'),
  ]);
  expect(addRecent(many.slice(0, 8), entry('HAL-9'))).toEqual([entry('HAL-9'), ...many.slice(0, 7)]);
});

it('keeps the car’s name until there is another', () => {
  const other = { ...entry('HAL-2'), car: 'Van' };
  const named = [other, { ...entry('HAL-1'), car: '2015 Toyota Camry' }];
  expect(addRecent(named, entry('HAL-1', 9))).toEqual([
    { ...entry('HAL-1', 9), car: '2015 Toyota Camry' },
    other,
  ]);
  expect(addRecent(named, { ...entry('HAL-1', 9), car: 'Lexus' })).toEqual([
    { ...entry('HAL-1', 9), car: 'Lexus' },
    other,
  ]);
});

it('names the car of one reference, in any spelling', () => {
  restored([entry('HAL-1'), entry('HAL-2')]);
  openStore().store.dispatch(carNamed('hal-2', 'Lexus'));
  expect(readItem(storedRecent)).toEqual([entry('HAL-1'), { ...entry('HAL-2'), car: 'Lexus' }]);
});

describe('the visit’s e-mail addresses', () => {
  const query = (index: number) => ({ reference: `HAL-${String(index)}`, email: 'ada@example.com' });
  const queries = Array.from({ length: 8 }, (_, index) => query(index));

  it('are one for each reference, the latest first', () => {
    const changed = { ...query(1), email: 'ngozi@example.com' };
    expect(placedFirst([query(0), query(1), query(2)], changed)).toEqual([changed, query(0), query(2)]);
  });

  it('are at most eight', () => {
    expect(placedFirst(queries, query(8))).toEqual([query(8), ...queries.slice(0, 7)]);
  });
});

describe('a request sent from this device', () => {
  const send = (reference: string, email = 'ada@example.com') => {
    openStore().store.dispatch(sentRequestSaved({ reference, email, car: '2015 Toyota Camry' }));
  };

  it('becomes the first of the recent references, as received now, and can be looked up in this visit', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5_000);
    restored([entry('HAL-1')]);
    send(' HAL-2 ', ' Ada@Example.com ');
    expect(readItem(storedRecent)).toEqual([
      { reference: 'HAL-2', status: 'received', at: 5_000, car: '2015 Toyota Camry' },
      entry('HAL-1'),
    ]);
    expect(readItem(visitQueries)).toEqual([{ reference: 'HAL-2', email: 'Ada@Example.com' }]);
    expect(JSON.stringify(storedItems())).not.toContain('@');
  });

  it('is not stored without a reference, and its address not if it is none', () => {
    send('  ');
    expect(readItem(storedRecent)).toEqual([]);
    expect(localStorage).toHaveLength(0);
    send('HAL-2', 'ada');
    expect(readItem(visitQueries)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});
