import '../../support/frozenRates';
import { rates } from '../../../src/content/rates';
import { emptyInputs } from '../../../src/features/price/model/inputs';
import type { PriceInputs } from '../../../src/features/price/model/inputs';
import { priceBreakdown } from '../../../src/features/price/model/priceBreakdown';
import { priceSheet, sheetText } from '../../../src/features/price/model/priceSheet';
import { quoteLink } from '../../../src/features/price/model/quoteLink';
import { formatCalendarDate } from '../../../src/lib/time/calendarDate';
import { setConfidence } from '../../support/setConfidence';

const sheet = (change: Partial<PriceInputs> = {}) => {
  const inputs = { ...emptyInputs, ...change };
  return priceSheet(inputs, priceBreakdown(inputs), 2026);
};
const row = (change: Partial<PriceInputs>, label: string) =>
  sheet(change)
    .groups.flatMap(({ rows }) => rows)
    .find((one) => one.label === label);

const suv = {
  price: '10000',
  body: 'suv',
  year: '2018',
  engine: '2,000 cc',
  from: 'US-MD',
  to: 'NGTIN',
  method: 'roro',
} as const;

describe('the car', () => {
  it.each<[Partial<PriceInputs>, string]>([
    [{}, 'Car'],
    [suv, 'SUV, 2018, 2,000 cc, Maryland to Tin Can Island, Lagos, RoRo'],
    [{ isElectric: true, engine: '2000', to: 'NGTIN' }, 'Car, electric, Tin Can Island, Lagos'],
    [{ year: ' 2010 ', method: 'unsure', from: 'US-MD' }, 'Car, 2010, Maryland'],
    [{ engine: '1998.5cm3', method: 'container' }, 'Car, 1,998.5 cc, Container'],
    [{ engine: 'large', year: '20105' }, 'Car'],
    [{ year: '12010' }, 'Car'],
  ])('%j is described as %s', (change, text) => {
    expect(sheet(change).title).toBe(text);
  });
});

describe('a row', () => {
  it('names a published rate, its share and its sources', () => {
    const checked = formatCalendarDate(rates.importDuty.checked).replaceAll(' ', '\u00A0');
    expect(row(suv, 'Import duty')).toEqual({
      label: 'Import duty',
      amount: '$2,218 to $2,258',
      mark: 'Published 20%',
      source: `Nigeria Customs Service, since\u00A0Apr\u00A02022, checked\u00A0${checked}`,
    });
    expect(row(suv, 'FOB charge (FCS)')?.source.split('; ')).toHaveLength(2);
  });

  it('has no share for a published fee in dollars', () => {
    setConfidence({ copartBiddingFee: 'reported' });
    expect(row(suv, 'Bidding fee')).toMatchObject({ amount: '$850 to $1,000', mark: 'Reported' });
  });

  it('says which figures the visitor has not given', () => {
    expect(row({}, 'Your bid')).toMatchObject({ amount: 'Not yet', mark: 'Not given', source: '' });
    expect(row(suv, 'Your bid')).toMatchObject({ amount: '$10,000', mark: 'Yours' });
    expect(row(suv, 'Marine insurance')).toMatchObject({ amount: 'Not yet', mark: 'Not given' });
    expect(row({ figures: { insurance: '120' } }, 'Marine insurance')).toMatchObject({
      amount: '$120',
      mark: 'Yours',
    });
  });

  it('says what we quote', () => {
    expect(row(suv, 'Ocean freight')).toEqual({
      label: 'Ocean freight',
      amount: 'Not yet',
      mark: 'We quote',
      source: '',
    });
  });

  it('stands under its group, the price first', () => {
    const groups = sheet(suv).groups.map(({ name, rows }) => [name, rows[0]?.label, rows.at(-1)?.label]);
    expect(groups).toEqual([
      ['Auction', 'Your bid', 'Our bidding service'],
      ['Shipping', 'Pickup and trucking to the port', 'Marine insurance'],
      ['Nigeria', 'Import duty', 'Delivery in Nigeria'],
    ]);
  });

  it('names no auction if the car is paid for', () => {
    const [first] = sheet({ ...suv, kind: 'owned' }).groups;
    expect(first).toMatchObject({ name: 'The car', rows: [{ label: 'Price you paid' }] });
  });

  it('has no source once its published figure is replaced by the visitor’s', () => {
    expect(row({ ...suv, figures: { duty: '10' } }, 'Import duty')).toMatchObject({
      mark: 'Yours',
      source: '',
    });
  });

  it('is about the price paid if the car is owned', () => {
    expect(row({ kind: 'owned', price: '8000' }, 'Price you paid')).toMatchObject({ amount: '$8,000' });
    expect(row({ kind: 'owned' }, 'Your bid')).toBeUndefined();
  });
});

describe('the total', () => {
  it('is what is known so far, with what it leaves out', () => {
    const { result, detail, notes } = sheet(suv);
    expect(result).toBe('Total so far: $15,350 to $17,350');
    expect(detail).toBe('');
    expect(notes[0]).toMatch(
      /^Not included: storage and other auction fees, our bidding service, .*delivery in Nigeria\.$/,
    );
    expect(notes[1]).toMatch(/will go up/);
  });

  it('is empty without figures, and warns about customs’ value, the age limit and storage', () => {
    const { result, notes } = sheet();
    expect(result).toBe('Total so far: nothing yet');
    expect(notes.map((note) => note.split(' ').slice(0, 3).join(' '))).toEqual([
      'Duty, levies and',
      'The Nigeria Customs',
      'Age limit: 12',
      'Storage and demurrage',
    ]);
  });

  it('is converted at the visitor’s rate, and says at which', () => {
    // $15,350 to $17,350.
    const at = 'at customs’ rate on the assessment day';
    expect(sheet({ ...suv, customsRate: '1500' }).detail).toBe(`₦23,025,000 to ₦26,025,000 ${at}`);
    expect(sheet({ ...suv, streetRate: '1600' }).detail).toBe(
      '₦24,560,000 to ₦27,760,000 at the street rate',
    );
    expect(sheet({ customsRate: '1500' }).detail).toBe('');
  });

  it('is converted at both rates: duty, levies and VAT at customs’, the rest at the street’s', () => {
    const inputs = {
      kind: 'owned',
      price: '6000',
      engine: '1800',
      figures: { nacLevy: '5', fobCharge: '0' },
    } as const;
    // Duty 1,200, levy 300, surcharge 84, ETLS 30, VAT 571.05: 2,185.05 of 8,185.05, which becomes 8,150 to 8,200.
    expect(sheet({ ...inputs, customsRate: '1000', streetRate: '2000' }).detail.split('; ')).toEqual([
      '₦8,150,000 to ₦8,200,000 at customs’ rate on the assessment day',
      '₦16,300,000 to ₦16,400,000 at the street rate',
      '₦14,115,000 to ₦14,215,000 with duty, levies and VAT at customs’ rate and the rest at the street rate',
    ]);
  });

  it('says which figures are examples', () => {
    const examples = {
      ...suv,
      figures: { freight: '1100' },
      upTo: { freight: '1500' },
      examples: { freight: true },
    };
    expect(row(examples, 'Ocean freight')).toMatchObject({ amount: '$1,100 to $1,500', mark: 'Example' });
    expect(sheet(examples).notes[0]).toBe(
      'Includes your examples: ocean freight $1,100 to $1,500. Replace them once you have quotes.',
    );
  });

  it('comes with a warning about a car over the age limit', () => {
    expect(sheet({ ...suv, year: '2010' }).notes).toContainEqual(
      expect.stringMatching(/^Over the age limit of the 2023 list/),
    );
  });
});

it('is sent as a message with bold headings and the link at the end', () => {
  const lines = sheetText(sheet({ ...suv, customsRate: '1500' }), 'https://example.com/price').split('\n');
  expect(lines[0]).toBe('What it costs: SUV, 2018, 2,000 cc, Maryland to Tin Can Island, Lagos, RoRo');
  expect(lines[2]).toMatch(/^\*Total so far: \$15,350 to \$17,350\* \(₦/);
  expect(lines).toEqual(
    expect.arrayContaining([
      '*Auction*',
      '• Your bid: $10,000 (Yours)',
      '• Storage and other auction fees: Not given',
      '• Ocean freight: We quote',
      '• Import duty: $2,218 to $2,258 (Published 20%)',
    ]),
  );
  expect(lines.at(-1)).toBe('https://example.com/price');
  expect(sheetText(sheet(), '')).toContain('\n*Total so far: nothing yet*\n');
});

describe('the link to the quote', () => {
  const query = (change: Partial<PriceInputs>) =>
    Object.fromEntries(new URL(quoteLink({ ...emptyInputs, ...change }), 'https://example.com').searchParams);

  it('asks for a purchase with the bid as its budget, and no pickup', () => {
    expect(query({ ...suv, price: '10,000.60' })).toEqual({
      service: 'car-purchase',
      vehicle: 'suv',
      method: 'roro',
      year: '2018',
      budget: '10001',
      to: 'NGTIN',
    });
  });

  it('asks only for shipping of an owned car, from where it is', () => {
    expect(query({ ...suv, kind: 'owned' })).toEqual({
      service: 'auto-shipping',
      vehicle: 'suv',
      method: 'roro',
      year: '2018',
      from: 'US-MD',
      to: 'NGTIN',
    });
  });

  it.each(['  ', '14'])('leaves out what is empty or unreadable (year %j)', (year) => {
    expect(query({ price: 'a lot', year })).toEqual({
      service: 'car-purchase',
      vehicle: 'sedan',
      method: 'unsure',
    });
  });
});
