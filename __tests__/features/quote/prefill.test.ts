import { accountDefaults } from '../../../src/features/quote/model/accountDefaults';
import { emptyQuote } from '../../../src/features/quote/model/draft';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { hasPrefill, prefill } from '../../../src/features/quote/model/prefill';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { completeDraft } from '../../support/quoteDraft';

const empty = emptyQuote;
const complete = completeDraft as QuoteDraft;
const CODE = makeReferralCode((bytes) => bytes.fill(7));
const VIN = '1HGCM82633A004352';
const filled = (search: string, draft = empty) => prefill(draft, new URLSearchParams(search), 2026);

describe('a link', () => {
  it.each(['service', 'vehicle', 'year', 'budget', 'from', 'to', 'method', 'vin', 'ref'])(
    'may answer %s',
    (name) => {
      expect(hasPrefill(new URLSearchParams(`${name}=`))).toBe(true);
    },
  );

  it('that answers nothing leaves the draft as it is', () => {
    expect(hasPrefill(new URLSearchParams('step=route'))).toBe(false);
    expect(filled('step=route', complete)).toEqual(complete);
  });

  it('fills in all that it answers', () => {
    const draft = filled(
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
    });
  });

  it('fills in the model year, if it is one', () => {
    expect(filled('year=2018').vehicles[0]?.year).toBe('2018');
    expect(filled('year=20188')).toEqual(empty);
  });

  it('fills in what is wished of a car to be bought, and no place where it is', () => {
    const { vehicles, origin } = filled('service=car-purchase&year=2018&budget=12500&from=US-TX');
    expect(vehicles).toEqual([
      { ...empty.vehicles[0], year_from: '2018', year_to: '2018', budget_max: '12500' },
    ]);
    expect(origin).toEqual(empty.origin);
    expect(filled('service=car-purchase&budget=lots').vehicles).toEqual(empty.vehicles);
  });

  it('wins over what was kept', () => {
    const draft = filled(`service=inspection&vehicle=suv&from=US-TX&method=container&ref=${CODE}`, complete);
    expect(draft).toMatchObject({
      service: 'inspection',
      origin: { place: 'US-TX', city: '' },
      destination: complete.destination,
      method: 'container',
      referral_code: CODE,
    });
    expect(draft.vehicles[0]).toEqual({ ...complete.vehicles[0], body_type: 'suv' });
  });

  it('keeps the city of a place that stays the same', () => {
    expect(filled('from=US-MD', complete).origin).toEqual({ place: 'US-MD', city: 'Laurel' });
  });

  it('with nothing the site knows changes nothing', () => {
    expect(filled('service=x&vehicle=x&from=x&to=x&method=x&vin=%20&ref=x', complete)).toEqual(complete);
  });

  it('from the US to Nigeria means shipping, unless a service is chosen', () => {
    expect(filled('from=US-MD&to=NG-LA').service).toBe('auto-shipping');
    expect(filled('from=US-MD').service).toBe('');
    expect(filled('to=NG-LA').service).toBe('');
    expect(filled('from=US-MD&to=NG-LA', { ...empty, service: 'logistics' }).service).toBe('logistics');
  });

  it('puts no place at an end where its service has none', () => {
    expect(filled('service=auto-shipping&from=NG-LA&to=US-MD')).toMatchObject({
      origin: empty.origin,
      destination: empty.destination,
    });
  });

  it('names one vehicle, and says nothing of several', () => {
    const two = { ...complete, vehicles: [...complete.vehicles, ...complete.vehicles] };
    expect(filled(`vehicle=suv&vin=${VIN}`, two).vehicles).toEqual(two.vehicles);
  });

  it('does not write a VIN’s year and make over what was typed', () => {
    expect(filled(`vin=${VIN}`, complete).vehicles[0]).toMatchObject({
      vin: VIN,
      year: '2015',
      make: 'Toyota',
    });
  });
});

describe('what an account answers', () => {
  it('is what it knows as text, 200 characters at most', () => {
    const user = { first_name: 'Bola', last_name: ' ', email: 'bola@example.com', phone: 42 };
    expect(accountDefaults(user)).toEqual({
      'contact.first_name': 'Bola',
      'contact.email': 'bola@example.com',
    });
    expect(accountDefaults(null)).toEqual({});
    expect(accountDefaults({ first_name: 'x'.repeat(300) })['contact.first_name']).toHaveLength(200);
  });
});
