import { explainPositions } from '../../../src/lib/vin/explainPositions';

describe('explainPositions', () => {
  it('covers positions 1 to 17 without gaps or overlaps', () => {
    const vin = '1M8GDM9AXKP042788';
    const parts = explainPositions(vin);
    expect(parts.map((part) => part.text).join('')).toBe(vin);
    expect(parts.map(({ code, text }) => [code, text])).toEqual([
      ['maker', '1M8'],
      ['description', 'GDM9A'],
      ['check-digit', 'X'],
      ['model-year', 'K'],
      ['plant', 'P'],
      ['serial', '042788'],
    ]);
    let next = 1;
    for (const { start, end } of parts) {
      expect(start).toBe(next);
      next = end + 1;
    }
    expect(next).toBe(18);
  });

  it('finds a small manufacturer’s code in positions 12 to 14', () => {
    expect(explainPositions('1A9GDM9AXKP042788').slice(-2)).toEqual([
      { code: 'small-maker', start: 12, end: 14, text: '042' },
      { code: 'serial', start: 15, end: 17, text: '788' },
    ]);
  });

  it('gives the sections of a partly typed number', () => {
    expect(explainPositions('1M8G').map(({ code, text }) => [code, text])).toEqual([
      ['maker', '1M8'],
      ['description', 'G'],
    ]);
    expect(explainPositions('')).toEqual([]);
  });
});
