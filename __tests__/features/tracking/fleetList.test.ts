import { fleetWords } from '../../../src/content/pages/fleet';
import { mergeEntries } from '../../../src/features/tracking/fleet/model/fleetRow';
import { parseList } from '../../../src/features/tracking/fleet/model/parseList';

const references = (text: string) => parseList(text).entries.map(({ reference }) => reference);

describe('parseList', () => {
  it.each([
    ['commas', 'HAL-AAAA-1111,HAL-BBBB-2222'],
    ['spaces', ' HAL-AAAA-1111  HAL-BBBB-2222 '],
    ['tabs', 'HAL-AAAA-1111\tHAL-BBBB-2222'],
    ['line breaks of any kind', 'HAL-AAAA-1111\r\n\r\nHAL-BBBB-2222\n'],
    ['semicolons and quotes, as spreadsheets write them', '"HAL-AAAA-1111";"HAL-BBBB-2222"'],
  ])('reads references separated by %s', (_by, text) => {
    expect(references(text)).toEqual(['HAL-AAAA-1111', 'HAL-BBBB-2222']);
  });

  it('reads the rest of a line as its note and e-mail address', () => {
    expect(parseList('HAL-AAAA-1111, 2015 Mazda CX-5 blue, ada@example.com\nHAL-BBBB-2222').entries).toEqual([
      { reference: 'HAL-AAAA-1111', note: '2015 Mazda CX-5 blue', email: 'ada@example.com' },
      { reference: 'HAL-BBBB-2222', note: '', email: '' },
    ]);
  });

  it.each([
    ['after its note', 'Toyota Corolla 2015 HAL-AAAA-1111', 'Toyota Corolla 2015'],
    ['after its VIN', '1M8GDM9AXKP042788 HAL-AAAA-1111', '1M8GDM9AXKP042788'],
    ['next to a model that looks like one', 'HAL-AAAA-1111 Ford F-150', 'Ford F-150'],
    ['after a model with two hyphens', 'F-150-XLT HAL-AAAA-1111', 'F-150-XLT'],
    ['after its date', '2026-11-30\tHAL-AAAA-1111\tCorolla', '2026-11-30 Corolla'],
    ['after its date with the month’s name', '30-Nov-2026, HAL-AAAA-1111, Corolla', '30-Nov-2026 Corolla'],
    ['after its label', 'Reference: HAL-AAAA-1111 Corolla', 'Corolla'],
    ['after its row’s number', '12\tHAL-AAAA-1111\tCorolla', 'Corolla'],
  ])('finds the reference %s', (_where, text, note) => {
    expect(parseList(text).entries).toEqual([{ reference: 'HAL-AAAA-1111', note, email: '' }]);
  });

  it.each([
    '  HAL-AAAA-1111   2019 Toyota  ada@example.com ',
    '- 2019 Toyota HAL-AAAA-1111 ada@example.com',
    '• HAL-AAAA-1111 – 2019 Toyota – ada@example.com',
    '1. HAL-AAAA-1111: 2019 Toyota, <ada@example.com>',
    '2) 2019 Toyota (HAL-AAAA-1111) ada@example.com.',
    'ada@example.com\t2019 Toyota\tHAL-AAAA-1111',
    '2019 Toyota;ada@example.com;HAL-AAAA-1111',
    'HAL-AAAA-1111|2019 Toyota|ada@example.com',
  ])('reads “%s” without its bullet and separators', (text) => {
    expect(parseList(text)).toMatchObject({
      entries: [{ reference: 'HAL-AAAA-1111', note: '2019 Toyota', email: 'ada@example.com' }],
      unread: [],
    });
  });

  it('reads references without digits, several in a line', () => {
    expect(references('HAL-XAZD-VRKY, HAL-QUAD-ZEPH\nHAL-AAAA-1111 HAL-XAZD-QUAD')).toEqual([
      'HAL-XAZD-VRKY',
      'HAL-QUAD-ZEPH',
      'HAL-AAAA-1111',
      'HAL-XAZD-QUAD',
    ]);
  });

  it('takes no date for a reference', () => {
    const dates = ['2026-11-30', '11-30-2026', '30-Nov-26'];
    expect(parseList(dates.join('\n'))).toMatchObject({
      entries: [],
      unread: dates.map((text) => ({ text })),
    });
  });

  it('reads references in other formats', () => {
    expect(references('AB12345 AB67890 Toyota 2015')).toEqual(['AB12345', 'AB67890']);
  });

  it.each([
    ['VIN', '1M8GDM9AXKP042788', 'vin'],
    ['container number', 'CSQU3054383', 'container'],
    ['bill of lading number', 'MAEU123456789', 'bill'],
    ['line of words', 'Car, Note, E-mail', undefined],
  ])('reports a line without a reference: a %s', (_what, text, looksLike) => {
    expect(parseList(`${text}\nHAL-AAAA-1111`)).toMatchObject({
      entries: [{ reference: 'HAL-AAAA-1111', note: '', email: '' }],
      unread: [{ text, looksLike }],
    });
  });
});

describe('mergeEntries', () => {
  const entry = (reference: string, note = '', email = '') => ({ reference, note, email });

  it('merges new data into a known reference, ignoring case', () => {
    const { rows } = mergeEntries([], [entry('HAL-A', 'Corolla')], 1);
    const merged = mergeEntries(rows, [entry('hal-a', '', 'ada@example.com'), entry('HAL-B')], 2);
    expect(merged).toMatchObject({ added: ['HAL-B'], known: ['HAL-A'], left: [] });
    expect(merged.rows).toEqual([
      { ...entry('HAL-A', 'Corolla', 'ada@example.com'), addedAt: 1 },
      { ...entry('HAL-B'), addedAt: 2 },
    ]);
  });

  it('leaves a car’s picture if the list has none', () => {
    const picture = 'suv';
    const { rows } = mergeEntries([], [{ ...entry('HAL-A'), picture }], 1);
    expect(mergeEntries(rows, [entry('HAL-A', 'Highlander')], 2).rows).toMatchObject([{ picture }]);
    const other = 'van-red';
    expect(mergeEntries(rows, [{ ...entry('HAL-A'), picture: other }], 2).rows).toMatchObject([
      { picture: other },
    ]);
  });

  it('tells a reference repeated in the list from one on the board', () => {
    const { rows } = mergeEntries([], [entry('HAL-A')], 1);
    const list = [entry('HAL-A'), entry('HAL-B'), entry('hal-b'), entry('HAL-B', 'Corolla')];
    const merged = mergeEntries(rows, list, 2);
    expect(merged).toMatchObject({ added: ['HAL-B'], known: ['HAL-A'], repeated: ['HAL-B', 'HAL-B'] });
    expect(merged.rows).toMatchObject([{ reference: 'HAL-A' }, { reference: 'HAL-B', note: 'Corolla' }]);
  });

  it('takes up to 100 cars, and reports what does not fit', () => {
    const many = Array.from({ length: 102 }, (_, index) => entry(`HAL-${String(index)}`));
    const { rows, added, left } = mergeEntries([], many, 1);
    expect([rows.length, added.length]).toEqual([100, 100]);
    expect(left).toEqual(['HAL-100', 'HAL-101']);
  });
});

it('names the first references that were repeated, and counts the others', () => {
  const list = Array.from({ length: 30 }, (_, index) => `HAL-AAAA-${String(1000 + index)}`);
  const text = fleetWords.repeated(list);
  expect(text).toMatch(/^More than once in your list: HAL-AAAA-1000, .*HAL-AAAA-1019 and 10 more\.$/);
  expect(text).not.toContain('HAL-AAAA-1020');
});
