import { readItem, removeItem, writeItem } from '../../src/lib/safeStorage';

describe('safeStorage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps, gives and forgets', () => {
    expect(readItem('k')).toBeNull();
    expect(writeItem('k', 'v')).toBe(true);
    expect(readItem('k')).toBe('v');
    expect(removeItem('k')).toBe(true);
    expect(localStorage.getItem('k')).toBeNull();
  });

  it('says so when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeItem('k', 'v')).toBe(false);
  });

  it('survives where its mere mention is forbidden', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(readItem('k')).toBeNull();
    expect(writeItem('k', 'v')).toBe(false);
    expect(removeItem('k')).toBe(false);
  });
});
