import { accountDefaults } from '../../../src/features/quote/model/quoteDraft';
import { emptyQuote } from '../../../src/features/quote/model/draft';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { hasPrefill, isOtherRequest, prefill } from '../../../src/features/quote/model/prefill';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { completeDraft } from '../../support/quoteDraft';

const empty = emptyQuote;
const complete = completeDraft as QuoteDraft;
const CODE = makeReferralCode((bytes) => bytes.fill(7));
const VIN = '1HGCM82633A004352';
const prefilled = (search: string, draft = empty) => prefill(draft, new URLSearchParams(search), 2026);

describe('a link', () => {
  it.each(['service', 'vehicle', 'year', 'budget', 'from', 'to', 'method', 'vin', 'ref'])(
    'may prefill %s',
    (name) => {
      expect(hasPrefill(new URLSearchParams(`${name}=`))).toBe(true);
    },
  );

  it('without known parameters leaves the draft alone', () => {
    expect(hasPrefill(new URLSearchParams('step=route'))).toBe(false);
    expect(prefilled('step=route', complete)).toEqual(complete);
  });

  it('prefills everything it contains', () => {
    const draft = prefilled(
      `service=auto-shipping&vehicle=suv&from=us-md&to=NGAPP&method=container&vin=${VIN}&ref=${CODE}`,
    );
    expect(draft).toEqual({
      ...empty,
      service: 'auto-shipping',
      origin: { place: 'US-MD', city: '' },
      destination: { place: 'NGAPP', city: '' },
      vehicles: [{ ...empty.vehicles[0], body_type: 'suv', vin: VIN, year: '2003', make: 'Honda' }],
      method: 'container',
      referral_code: CODE,
      linkedCode: CODE,
    });
  });

  it('prefills only a valid model year', () => {
    expect(prefilled('year=2018').vehicles[0]?.year).toBe('2018');
    expect(prefilled('year=20188')).toEqual(empty);
  });

  it('prefills years and budget of a car to buy, but not its origin', () => {
    const { vehicles, origin } = prefilled('service=car-purchase&year=2018&budget=12500&from=US-TX');
    expect(vehicles).toEqual([
      { ...empty.vehicles[0], year_from: '2018', year_to: '2018', budget_max: '12500' },
    ]);
    expect(origin).toEqual(empty.origin);
    expect(prefilled('service=car-purchase&budget=lots').vehicles).toEqual(empty.vehicles);
  });

  it('overrides the saved draft', () => {
    const draft = prefilled(
      `service=inspection&vehicle=suv&from=US-TX&method=container&ref=${CODE}`,
      complete,
    );
    expect(draft).toMatchObject({
      service: 'inspection',
      origin: { place: 'US-TX', city: '' },
      destination: complete.destination,
      method: 'container',
      referral_code: CODE,
    });
    expect(draft.vehicles[0]).toEqual({ ...complete.vehicles[0], body_type: 'suv' });
  });

  it('keeps the city of an unchanged place', () => {
    expect(prefilled('from=US-MD', complete).origin).toEqual({ place: 'US-MD', city: 'Laurel' });
  });

  it('with unknown values leaves the draft alone', () => {
    expect(prefilled('service=x&vehicle=x&from=x&to=x&method=x&vin=%20&ref=x', complete)).toEqual(complete);
  });

  it('from the US to Nigeria implies shipping, unless a service is chosen', () => {
    expect(prefilled('from=US-MD&to=NG-LA').service).toBe('auto-shipping');
    expect(prefilled('from=US-MD').service).toBe('');
    expect(prefilled('to=NG-LA').service).toBe('');
    expect(prefilled('from=US-MD&to=NG-LA', { ...empty, service: 'logistics' }).service).toBe('logistics');
  });

  it('prefills no place that its service does not allow', () => {
    expect(prefilled('service=auto-shipping&from=NG-LA&to=US-MD')).toMatchObject({
      origin: empty.origin,
      destination: empty.destination,
    });
  });

  it('prefills one vehicle, but not several', () => {
    const two = { ...complete, vehicles: [...complete.vehicles, ...complete.vehicles] };
    expect(prefilled(`vehicle=suv&vin=${VIN}`, two).vehicles).toEqual(two.vehicles);
  });

  it('does not overwrite a typed year and make with the VIN’s', () => {
    expect(prefilled(`vin=${VIN}`, complete).vehicles[0]).toMatchObject({
      vin: VIN,
      year: '2015',
      make: 'Toyota',
    });
  });
});

describe('a link is about another request', () => {
  const isOther = (search: string, draft = complete) =>
    isOtherRequest(draft, new URLSearchParams(search), 2026);
  const logistics: QuoteDraft = { ...empty, service: 'logistics' };
  const two = { ...complete, vehicles: [...complete.vehicles, ...complete.vehicles] };

  it.each([
    ['service=inspection', complete],
    ['vehicle=suv', complete],
    ['year=2014', complete],
    [`vin=${VIN}`, complete],
    ['from=US-TX', complete],
    ['to=NGAPP', complete],
    ['vehicle=sedan', two],
    ['vehicle=sedan', { ...complete, vehicles: [{ ...empty.vehicles[0], make: 'Toyota' }] } as QuoteDraft],
  ])('if it replaces an answer or changes the car: %s', (search, draft) => {
    expect(isOther(search, draft)).toBe(true);
  });

  it.each([
    ['vehicle=sedan&year=2015&service=auto-shipping', complete],
    ['from=US-TX', { ...complete, origin: empty.origin }],
    ['vehicle=suv', { ...complete, vehicles: empty.vehicles }],
    ['method=container', complete],
    ['service=inspection', logistics],
    [`ref=${CODE}`, two],
    ['vehicle=&vin=', two],
  ])('not if it agrees or only adds: %s', (search, draft) => {
    expect(isOther(search, draft)).toBe(false);
  });
});

describe('account defaults', () => {
  it('are its text fields, up to 200 characters', () => {
    const user = { first_name: 'Bola', last_name: ' ', email: 'bola@example.com', phone: 42 };
    expect(accountDefaults(user)).toEqual({
      'contact.first_name': 'Bola',
      'contact.email': 'bola@example.com',
    });
    expect(accountDefaults(null)).toEqual({});
    expect(accountDefaults({ first_name: 'x'.repeat(300) })['contact.first_name']).toHaveLength(200);
  });
});
