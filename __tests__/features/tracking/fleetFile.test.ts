import { fleetCsv } from '../../../src/features/tracking/fleet/model/fleetFiles';
import type { FleetRow } from '../../../src/features/tracking/fleet/model/fleetRow';
import { parseList } from '../../../src/features/tracking/fleet/model/parseList';
import { viewOf } from '../../../src/features/tracking/fleet/model/rowView';
import { parseCsv, readTextFile } from '../../../src/lib/text/csv';
import { statusOf } from '../../support/shipmentStatus';
import { visitFrom } from '../../support/visitorZone';

const NOW = Date.UTC(2026, 10, 23, 12);
const EMAIL = 'ada@example.com';

const row = (index: number, more: Partial<FleetRow> = {}): FleetRow => ({
  reference: `HAL-AAAA-${String(1000 + index)}`,
  note: '',
  email: EMAIL,
  addedAt: index,
  ...more,
});
const view = (one: FleetRow) => viewOf(one, () => ({ name: 'Tin Can Island', label: '=cmd' }), NOW);

const rows = [
  row(0, {
    note: '2015 Toyota Corolla, silver; "lot 4"',
    answer: { at: NOW, found: statusOf({ status: 'in_transit', eta: '2026-12-20' }) },
  }),
  row(1, { note: '=HYPERLINK("http://x.example","Corolla")' }),
  row(2, { note: '-5 °C, =1+1', failure: { kind: 'not-found', at: NOW } }),
  row(3, { note: "'@home", picture: 'suv-blue' }),
  row(4, { reference: 'ab-12345', picture: 'truck' }),
];

describe('the board’s file', () => {
  const text = (keepsEmails: boolean) => fleetCsv(rows.map(view), keepsEmails);

  it('opens in a spreadsheet: UTF-8 with a byte order mark, CRLF, one record per car', () => {
    visitFrom('America/Chicago');
    expect(text(true)).toMatch(/^\uFEFFReference,.*\r\n/);
    const [headings, first] = parseCsv(text(true), ',');
    expect(headings).toEqual([
      'Reference',
      'Car or note',
      'E-mail address',
      'Status',
      'Arrival',
      'Next deadline',
      'Due',
      'Port',
      'Checked',
      'Picture',
    ]);
    expect(first).toEqual([
      'HAL-AAAA-1000',
      '2015 Toyota Corolla, silver; "lot 4"',
      EMAIL,
      'In transit',
      '2026-12-20',
      'Fund your customs agent',
      '2026-12-06',
      "Tin Can Island, '=cmd",
      '2026-11-23 06:00',
      '',
    ]);
  });

  it('has no cell that a spreadsheet would execute', () => {
    const cells = parseCsv(text(true), ',').flat();
    expect(cells.filter((cell) => /(?:^|[,;])\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  it('has e-mail addresses only if the visitor keeps them on the device', () => {
    expect(text(false)).not.toContain(EMAIL);
  });

  it('can be added again as it was', () => {
    const entries = rows.map(({ reference, note, email, picture }) => ({ reference, note, email, picture }));
    expect(parseList(text(true))).toMatchObject({ entries, unread: [] });
    expect(parseList(text(false))).toMatchObject({ entries: entries.map((one) => ({ ...one, email: '' })) });
  });

  it('can be added again once a spreadsheet saved it with semicolons or tabs', () => {
    const table = parseCsv(text(true), ',');
    for (const separator of [';', '\t']) {
      const saved = table
        .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\n');
      expect(parseList(saved).entries.map(({ note }) => note)).toEqual(rows.map(({ note }) => note));
    }
  });
});

describe('a list from a spreadsheet with a reference column', () => {
  it.each([
    'Reference',
    'REFERENCE NUMBER',
    'Ref',
    'Ref. no.',
    'Harmattan reference',
    'Tracking number',
    'Quote reference',
    'Reference ID',
    'Reference:',
    'Tracking code',
  ])('is read by its heading “%s”', (heading) => {
    const text = `No;Year;Make;Model;Buyer e-mail;${heading}\n1;2015;Toyota;Corolla;${EMAIL};HAL-AAAA-1111\n2;;;;;hal aaaa 2222\n3;;;;;aaaa-3333`;
    expect(parseList(text)).toMatchObject({
      entries: [
        { reference: 'HAL-AAAA-1111', note: '2015 Toyota Corolla', email: EMAIL },
        { reference: 'HAL-AAAA-2222', note: '', email: '' },
        { reference: 'HAL-AAAA-3333', note: '', email: '' },
      ],
      unread: [],
    });
  });

  it('may have references without digits', () => {
    expect(parseList('Reference,Car\nHAL-XAZD-VRKY,Corolla\nxazd-quad,Benz')).toMatchObject({
      entries: [
        { reference: 'HAL-XAZD-VRKY', note: 'Corolla' },
        { reference: 'HAL-XAZD-QUAD', note: 'Benz' },
      ],
      unread: [],
    });
  });

  it.each([
    ['a title', 'Cars of November 2026,,\nAll buyers\n'],
    ['Excel’s separator', 'sep=,\n'],
  ])('may have %s above its headings', (_what, above) => {
    const text = `${above}Reference,Car\nHAL-AAAA-1111,"Corolla, blue"\nBenz,`;
    const { entries, unread, remaining } = parseList(text);
    expect(entries).toEqual([{ reference: 'HAL-AAAA-1111', note: 'Corolla, blue', email: '' }]);
    expect(unread).toMatchObject([{ text: 'Benz,' }]);
    expect(remaining([])).toBe('Reference,Car\nBenz,');
  });

  it('may break its headings into lines', () => {
    expect(parseList('Car\t"Reference\nNo."\nCorolla\tHAL-AAAA-1111')).toMatchObject({
      entries: [{ reference: 'HAL-AAAA-1111', note: 'Corolla' }],
      unread: [],
    });
  });

  it.each([
    ['Reference,Car', ','],
    ['Reference;"Car, or note";E-mail', ';'],
    ['Reference\tCar, or note\tE-mail', '\t'],
    ['Reference', ','],
  ])('is separated as “%s” is', (headings, separator) => {
    const record = ['HAL-AAAA-1111', '"Corolla, blue; 2 keys"', EMAIL].join(separator);
    expect(parseList(`${headings}\n${record}`)).toMatchObject({
      entries: [{ reference: 'HAL-AAAA-1111' }],
      unread: [],
    });
  });

  it('has no line above its headings with something to add', () => {
    expect(parseList('HAL-BBBB-2222 Benz\nReference\nHAL-AAAA-1111').entries).toMatchObject([
      { reference: 'HAL-BBBB-2222', note: 'Benz' },
      { reference: 'HAL-AAAA-1111', note: '' },
    ]);
  });

  it('may have a first column without a heading', () => {
    expect(parseList('\tReference\tCar\n1\tHAL-AAAA-1111\tCorolla\n').entries).toMatchObject([
      { reference: 'HAL-AAAA-1111', note: 'Corolla' },
    ]);
  });

  it('has pictures only if they’re of those that we offer', () => {
    const text = 'Reference,Color,Picture\nHAL-A-1,blue, SUV-Red\nHAL-A-2,,a photo\nHAL-A-3,red,';
    expect(parseList(text).entries).toMatchObject([
      { note: 'blue', picture: 'suv-red' },
      { note: '', picture: undefined },
      { note: 'red', picture: undefined },
    ]);
  });

  it('reports a line without a reference, and keeps it below the headings for correction', () => {
    const text = 'Car,Reference\n"Corolla, silver",1M8GDM9AXKP042788\nZafira,HAL-AAAA-1111\nBenz,\n';
    const { entries, unread, remaining } = parseList(text);
    expect(entries).toEqual([{ reference: 'HAL-AAAA-1111', note: 'Zafira', email: '' }]);
    expect(unread).toEqual([
      { text: '"Corolla, silver",1M8GDM9AXKP042788', looksLike: 'vin' },
      { text: 'Benz,', looksLike: undefined },
    ]);
    expect(remaining([])).toBe('Car,Reference\n"Corolla, silver",1M8GDM9AXKP042788\nBenz,');
    expect(remaining(['HAL-AAAA-1111'])).toBe(text.trim());
  });

  it('has nothing left for correction if all were read', () => {
    expect(parseList('Reference\nHAL-AAAA-1111').remaining([])).toBe('');
  });

  it('takes no line for headings that has a reference', () => {
    expect(parseList('Ref: HAL-AAAA-1111, Corolla').entries).toMatchObject([{ reference: 'HAL-AAAA-1111' }]);
  });
});

describe('a file', () => {
  const bytes = (...all: number[]) => new Blob([new Uint8Array(all)]);

  it.each([
    ['UTF-8', new Blob(['é, ₦'])],
    ['UTF-8 with a byte order mark', new Blob(['\uFEFFé, ₦'])],
    ['UTF-16LE', bytes(0xff, 0xfe, 0xe9, 0, 0x2c, 0, 0x20, 0, 0xa6, 0x20)],
    ['UTF-16BE', bytes(0xfe, 0xff, 0, 0xe9, 0, 0x2c, 0, 0x20, 0x20, 0xa6)],
  ])('is read in %s', async (_in, file) => {
    expect(await readTextFile(file)).toBe('é, ₦');
  });

  it('is read in Windows-1252, as Excel saves it', async () => {
    expect(await readTextFile(bytes(0x43, 0xe9))).toBe('Cé');
  });

  it.each([
    ['a workbook', bytes(0x50, 0x4b, 3, 4, 0, 0)],
    ['a PDF', new Blob(['%PDF-1.7'])],
  ])('is refused if it is %s', async (_what, file) => {
    expect(await readTextFile(file)).toBeUndefined();
  });
});
