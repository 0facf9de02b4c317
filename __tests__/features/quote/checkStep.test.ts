import { formErrors, tooLong } from '../../../src/content/formErrors';
import { quoteErrors as words } from '../../../src/content/quote/quoteErrors';
import { checkStep, firstOpenStep } from '../../../src/features/quote/model/checkStep';
import { emptyVehicle } from '../../../src/features/quote/model/draft';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { completeDraft } from '../../support/quoteDraft';

const TODAY = '2026-11-23';
const complete = { ...completeDraft, consent: true } as QuoteDraft;
const [car] = complete.vehicles;
const withCar = (part: object): QuoteDraft => ({
  ...complete,
  vehicles: [{ ...car, ...part } as NonNullable<typeof car>],
});
const withContact = (part: object): QuoteDraft => ({
  ...complete,
  contact: { ...complete.contact, ...part },
});

describe('the model year', () => {
  it.each(['', ' ', '1900', '2026', '2027', ' 2015 '])('accepts %j', (year) => {
    expect(checkStep('vehicles', withCar({ year }), TODAY)).toEqual({});
  });

  it.each(['1899', '2028', '02015', '2015.0', '201', '20 15', 'two', '-2015'])('rejects %j', (year) => {
    expect(checkStep('vehicles', withCar({ year }), TODAY)).toEqual({ 'vehicles.0.year': words.year(2027) });
  });
});

describe('a vehicle', () => {
  it('needs a type and a condition', () => {
    expect(checkStep('vehicles', withCar({ body_type: '', condition: '', keys: '' }), TODAY)).toEqual({
      'vehicles.0.body_type': words.bodyType,
      'vehicles.0.condition': words.condition(false),
    });
  });

  it.each(['rolls', 'inoperable'])('that %s needs an answer about its keys', (condition) => {
    expect(checkStep('vehicles', withCar({ condition, keys: '' }), TODAY)).toEqual({
      'vehicles.0.keys': words.keys(false),
    });
    expect(checkStep('vehicles', withCar({ condition, keys: 'no' }), TODAY)).toEqual({});
  });

  it('to be bought is asked for as such', () => {
    const draft = {
      ...withCar({ ...emptyVehicle(1), body_type: 'car' }),
      service: 'car-purchase' as const,
    };
    expect(checkStep('vehicles', draft, TODAY)).toEqual({
      'vehicles.0.condition': 'Choose whether it has to run.',
    });
  });

  it('that runs needs no answer about its keys', () => {
    expect(checkStep('vehicles', withCar({ keys: '' }), TODAY)).toEqual({});
  });

  it.each([
    ['vin', 40],
    ['make', 60],
    ['model', 60],
  ] as const)('limits the %s to %i characters', (field, most) => {
    const sentence = tooLong(words.texts[field], most);
    expect(checkStep('vehicles', withCar({ [field]: 'A'.repeat(most) }), TODAY)).toEqual({});
    expect(checkStep('vehicles', withCar({ [field]: 'A'.repeat(most + 1) }), TODAY)).toEqual({
      [`vehicles.0.${field}`]: sentence,
    });
  });

  it('has its errors under its index', () => {
    const two = { ...complete, vehicles: [car, { ...car, condition: '' }] } as QuoteDraft;
    expect(checkStep('vehicles', two, TODAY)).toEqual({ 'vehicles.1.condition': words.condition(false) });
  });
});

describe('the route', () => {
  it('needs both ends', () => {
    const nowhere = { place: '', city: '' };
    expect(checkStep('route', { ...complete, origin: nowhere, destination: nowhere }, TODAY)).toEqual({
      'origin.place': words.origin,
      'destination.place': words.destination,
    });
  });

  it('leads from the US to Nigeria, unless the car stays on land', () => {
    const back = {
      ...complete,
      origin: { place: 'NG-LA', city: '' },
      destination: { place: 'US-MD', city: '' },
    };
    expect(Object.keys(checkStep('route', back, TODAY))).toEqual(['origin.place', 'destination.place']);
    expect(checkStep('route', { ...back, service: 'logistics' }, TODAY)).toEqual({});
  });

  it.each([
    ['origin', 'US-MD'],
    ['destination', 'NG-LA'],
  ] as const)('limits the city of the %s to 100 characters', (end, place) => {
    const of = (length: number) => ({ ...complete, [end]: { place, city: 'x'.repeat(length) } });
    expect(checkStep('route', of(100), TODAY)).toEqual({});
    expect(checkStep('route', of(101), TODAY)).toEqual({
      [`${end}.city`]: tooLong(words.texts.city, 100),
    });
  });
});

describe('the ready date', () => {
  it.each(['', TODAY, '2026-11-24'])('accepts %j', (ready_on) => {
    expect(checkStep('route', { ...complete, ready_on }, TODAY)).toEqual({});
  });

  it.each([
    ['2026-11-22', words.readyPast],
    ['2026-02-30', formErrors.date],
    ['soon', formErrors.date],
  ])('rejects %j', (ready_on, sentence) => {
    expect(checkStep('route', { ...complete, ready_on }, TODAY)).toEqual({ ready_on: sentence });
  });
});

describe('the contact', () => {
  it.each([
    ['first_name', ' ', words.firstName],
    ['first_name', 'x'.repeat(81), tooLong(words.texts.first_name, 80)],
    ['last_name', '', words.lastName],
    ['last_name', 'x'.repeat(81), tooLong(words.texts.last_name, 80)],
    ['email', ' ', formErrors.noEmail],
    ['email', 'ada@', formErrors.email],
    ['email', `${'a'.repeat(190)}@example.com`, tooLong(words.texts.email, 190)],
    ['phone', '', words.phone.empty],
    ['phone', '+1 410', formErrors.phone.length],
  ])('rejects the %s %j', (field, text, sentence) => {
    expect(checkStep('contact', withContact({ [field]: text }), TODAY)).toEqual({
      [`contact.${field}`]: sentence,
    });
  });

  it('accepts names of 80 characters', () => {
    const name = 'x'.repeat(80);
    expect(checkStep('contact', withContact({ first_name: name, last_name: name }), TODAY)).toEqual({});
  });
});

it('requires a contact preference and the consent in the review, and limits the referral code to 40 characters', () => {
  const review = (part: object) => checkStep('review', { ...complete, ...part }, TODAY);
  expect(review({ consent: false })).toEqual({ consent: words.consent });
  expect(review({ contact: { ...complete.contact, preferred: '' } })).toEqual({
    'contact.preferred': words.preferred,
  });
  expect(review({ referral_code: 'x'.repeat(40) })).toEqual({});
  expect(review({ referral_code: 'x'.repeat(41) })).toEqual({
    referral_code: tooLong(words.texts.referral_code, 40),
  });
});

it.each([
  ['service', { service: '' }],
  ['route', { origin: { place: '', city: '' } }],
  ['vehicles', withCar({ condition: 'rolls', keys: '' })],
  ['route', { ready_on: '2020-01-01' }],
  ['review', withContact({ preferred: '' })],
  ['contact', withContact({ email: '' })],
  ['review', { consent: false }],
  ['review', {}],
])('opens at the step %s when it is the first incomplete one', (step, part) => {
  expect(firstOpenStep({ ...complete, ...part } as QuoteDraft, TODAY)).toBe(step);
});

it('requires a service', () => {
  expect(checkStep('service', { ...complete, service: '' }, TODAY)).toEqual({ service: words.service });
  expect(checkStep('service', complete, TODAY)).toEqual({});
});
