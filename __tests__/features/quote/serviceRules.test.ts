import { LONG_TEXT_MAX } from '../../../src/config/limits';
import { undecidedPlace } from '../../../src/content/ports/places';
import { quoteErrors } from '../../../src/content/quote/quoteErrors';
import { tooLong } from '../../../src/content/formErrors';
import { checkStep } from '../../../src/features/quote/model/checkStep';
import { emptyQuote } from '../../../src/features/quote/model/draft';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { isOtherRequest, prefill } from '../../../src/features/quote/model/prefill';
import { cityOf, placeGroupsFor, placesFor } from '../../../src/features/quote/model/routeChoices';
import { asksEffects, hasKeys, startKind } from '../../../src/features/quote/model/serviceRules';
import { toRequest } from '../../../src/features/quote/model/toRequest';
import { completeDraft, DRAFT_ID } from '../../support/quoteDraft';

const complete = { ...completeDraft, consent: true } as QuoteDraft;
const purchase = (part: object = {}): QuoteDraft => ({
  ...complete,
  service: 'car-purchase',
  vehicles: complete.vehicles.map((vehicle) => ({
    ...emptyQuote.vehicles[0],
    ...vehicle,
    ...part,
  })),
});

describe('the places', () => {
  it('may be undecided only where a car goes after its inspection', () => {
    const { code } = undecidedPlace;
    expect(placeGroupsFor('inspection', 'destination')[0]?.places).toEqual([undecidedPlace]);
    expect(placesFor('inspection', 'origin').has(code)).toBe(false);
    expect(placesFor('auto-shipping', 'destination').has(code)).toBe(false);
  });

  it('have an origin for every car but one to be bought', () => {
    expect(placeGroupsFor('car-purchase', 'origin')).toEqual([]);
    expect(placesFor('car-purchase', 'destination').has('NGAPP')).toBe(true);
    expect(placesFor('inspection', 'origin').has('US-MD')).toBe(true);
  });

  it('are in both countries for trucking', () => {
    expect(placesFor('logistics', 'origin').has('NGAPP')).toBe(true);
    expect(placesFor('logistics', 'destination').has('US-MD')).toBe(true);
    expect(placesFor('auto-shipping', 'origin').has('NGAPP')).toBe(false);
  });

  it('have a city only in a state', () => {
    expect(cityOf({ place: 'US-MD', city: ' Laurel ' })).toBe('Laurel');
    expect(cityOf({ place: 'NGAPP', city: 'Laurel' })).toBe('');
  });
});

it('words the date for an inspection, a purchase and all other services', () => {
  expect(
    ['inspection', 'car-purchase', 'logistics', ''].map((service) => startKind(service as 'inspection')),
  ).toEqual(['inspection', 'car-purchase', 'other', 'other']);
});

it('knows of keys only once the condition is known', () => {
  const [car] = emptyQuote.vehicles;
  expect(car && hasKeys(car)).toBeUndefined();
  expect(car && hasKeys({ ...car, condition: 'runs' })).toBe(true);
});

it.each([
  ['auto-shipping', 'container', '', true],
  ['auto-shipping', 'roro', '', false],
  ['auto-shipping', 'roro', 'yes', true],
  ['car-purchase', 'container', 'yes', false],
  ['logistics', 'container', 'yes', false],
])('asks about effects for %s by %s, answered %j: %s', (service, method, effects, expected) => {
  expect(asksEffects({ ...complete, service, method, effects } as QuoteDraft)).toBe(expected);
});

describe('a car to be bought', () => {
  it('comes from the US, with its preferences in the notes', () => {
    const request = toRequest(
      purchase({ year_from: '2014', year_to: '2018', budget_max: '12500' }),
      DRAFT_ID,
    );
    expect(request).toMatchObject({ service: 'car-purchase', origin: { country: 'US' } });
    expect(request?.notes).toBe('Vehicle 1: model years 2014 to 2018; budget up to $12,500.');
    expect(request?.vehicles[0]).not.toHaveProperty('year');
    expect(toRequest(purchase({ notes: '' }), DRAFT_ID)).not.toHaveProperty('notes');
  });

  it('has preferences to correct, but no model year', () => {
    const draft = purchase({ year: 'two', year_from: '2018', year_to: '2028', mileage: 'few' });
    expect(checkStep('vehicles', draft, '2026-11-23')).toEqual({
      'vehicles.0.year_to': quoteErrors.year(2027),
      'vehicles.0.mileage': quoteErrors.mileage,
    });
  });
});

it('rejects notes over their limit, not counting spaces around them', () => {
  const check = (notes: string) => checkStep('review', { ...complete, notes }, '2026-11-23');
  expect(check(` ${'n'.repeat(LONG_TEXT_MAX)} `)).toEqual({});
  expect(check('n'.repeat(LONG_TEXT_MAX + 1))).toEqual({
    notes: tooLong(quoteErrors.texts.notes, LONG_TEXT_MAX),
  });
});

it('asks for a condition before it sends', () => {
  expect(
    toRequest(
      { ...complete, vehicles: complete.vehicles.map((car) => ({ ...car, condition: '' })) },
      DRAFT_ID,
    ),
  ).toBeUndefined();
});

describe('a link over a draft', () => {
  const started = (part: Partial<QuoteDraft>): QuoteDraft => ({
    ...emptyQuote,
    service: 'inspection',
    ...part,
  });
  const other = new URLSearchParams('service=logistics');
  const place = (code: string) => ({ place: code, city: '' });

  it.each([
    ['an origin', { origin: place('US-MD') }],
    ['a destination', { destination: place('NGAPP') }],
    ['two cars', { vehicles: [...emptyQuote.vehicles, ...emptyQuote.vehicles] }],
  ])('is about another request if the draft has %s', (_what, part) => {
    expect(isOtherRequest(started(part), other, 2026)).toBe(true);
    expect(isOtherRequest(started({}), other, 2026)).toBe(false);
  });

  it.each(['12500x', 'x12500', '1234567890', ''])('ignores %j as a budget', (budget) => {
    const draft = prefill(emptyQuote, new URLSearchParams({ service: 'car-purchase', budget }), 2026);
    expect(draft.vehicles).toEqual(emptyQuote.vehicles);
  });

  it('cuts a VIN that no car has', () => {
    const draft = prefill(emptyQuote, new URLSearchParams({ vin: 'A'.repeat(30_000) }), 2026);
    expect(draft.vehicles[0]?.vin).toHaveLength(20_000);
  });

  it('starts no voyage within one country', () => {
    expect(prefill(emptyQuote, new URLSearchParams('from=US-MD&to=US-TX'), 2026).service).toBe('');
    expect(prefill(emptyQuote, new URLSearchParams('from=NGAPP&to=NGTIN'), 2026).service).toBe('');
    expect(prefill(emptyQuote, new URLSearchParams('from=nglek'), 2026)).toEqual(emptyQuote);
  });
});
