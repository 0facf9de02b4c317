import { addRecent, sentReferenceSaved, storedRecent } from '../../../../src/features/tracking/model/recent';
import { readItem, saveItem } from '../../../support/deviceItems';
import { openStore } from '../../../support/session';

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

describe('a request sent from this device', () => {
  it('becomes the first of the recent references, as received now', () => {
    jest.spyOn(Date, 'now').mockReturnValue(5_000);
    restored([entry('HAL-1')]);
    openStore().store.dispatch(sentReferenceSaved(' HAL-2 '));
    expect(readItem(storedRecent)).toEqual([
      { reference: 'HAL-2', status: 'received', at: 5_000 },
      entry('HAL-1'),
    ]);
  });

  it('is not stored without a reference', () => {
    openStore().store.dispatch(sentReferenceSaved('  '));
    expect(readItem(storedRecent)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
