import { quoteNotes } from '../../../src/content/quote/quote';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { toRequest } from '../../../src/features/quote/model/toRequest';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { completeDraft, DRAFT_ID } from '../../support/quoteDraft';

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

it('contains every answer under its name in the contract', () => {
  const code = makeReferralCode((bytes) => bytes.fill(7));
  const draft = {
    ...withCar({
      vin: ' 1hgcm82633a004352 ',
      year: ' 2015 ',
      make: ' Toyota ',
      model: ' Camry ',
      keys: 'no',
    }),
    origin: { place: 'US-MD', city: ' Laurel ' },
    destination: { place: 'NGAPP', city: 'typed before' },
    effects: 'yes',
    notes: ' Gate code 7 ',
    referral_code: ` ${code.toLowerCase()} `,
    contact: {
      first_name: ' Ada ',
      last_name: ' Obi ',
      email: ' Ada@example.com ',
      phone: ' (+1) 410 555 0142 ',
      preferred: 'phone',
    },
  } as QuoteDraft;
  expect(toRequest(draft, DRAFT_ID, [{ id: 'suv', name: 'SUV', quantity: 2 }])).toEqual({
    client_request_id: DRAFT_ID,
    service: 'auto-shipping',
    origin: { country: 'US', region: 'Maryland', city: 'Laurel' },
    destination: { country: 'NG', port: 'NGAPP' },
    vehicles: [
      {
        vin: '1HGCM82633A004352',
        year: 2015,
        make: 'Toyota',
        model: 'Camry',
        body_type: 'sedan',
        condition: 'runs',
        keys: false,
      },
    ],
    method: 'roro',
    ready_on: '2099-12-12',
    contact: {
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'Ada@example.com',
      phone: '+14105550142',
      preferred: 'phone',
    },
    items: [{ id: 'suv', name: 'SUV', quantity: 2 }],
    referral_code: code,
    notes: `Gate code 7\n${quoteNotes.effects.yes}`,
    consent: true,
  });
});

it('omits unanswered questions', () => {
  const draft = {
    ...withCar({ vin: ' ', year: '', make: ' ', model: '' }),
    origin: { place: 'US-MD', city: ' ' },
    effects: '',
    ready_on: '',
    notes: ' ',
    referral_code: ' ',
  } as QuoteDraft;
  const request = toRequest(draft, DRAFT_ID, []);
  expect(request?.vehicles).toEqual([{ body_type: 'sedan', condition: 'runs', keys: true }]);
  expect(request?.origin).toEqual({ country: 'US', region: 'Maryland' });
  expect(Object.keys(request ?? {})).toEqual([
    'client_request_id',
    'service',
    'origin',
    'destination',
    'vehicles',
    'method',
    'contact',
    'consent',
  ]);
});

it.each([
  ['US', { country: 'US' }],
  ['NG', { country: 'NG' }],
  ['USBAL', { country: 'US', port: 'USBAL' }],
  ['NG-LA', { country: 'NG', region: 'Lagos', city: 'Ikeja' }],
])('writes the place %s as the contract does', (place, written) => {
  expect(toRequest({ ...complete, origin: { place, city: 'Ikeja' } }, DRAFT_ID)?.origin).toEqual(written);
});

it('passes on an unknown referral code as typed', () => {
  expect(toRequest({ ...complete, referral_code: ' friend-7 ' }, DRAFT_ID)?.referral_code).toBe('friend-7');
});

it.each(['inspection', 'logistics'] as const)(
  'for %s has no method and no note about belongings',
  (service) => {
    const request = toRequest({ ...complete, service, method: 'container', effects: 'yes' }, DRAFT_ID);
    expect(request?.method).toBe('unsure');
    expect(request?.notes).toBeUndefined();
  },
);

it.each([
  ['runs', '', true],
  ['runs', 'no', false],
  ['rolls', 'yes', true],
  ['inoperable', 'no', false],
])('of a car that %s with the keys answer %j has keys: %s', (condition, keys, has) => {
  expect(toRequest(withCar({ condition, keys }), DRAFT_ID)?.vehicles[0]?.keys).toBe(has);
});

it('notes that nothing is packed inside', () => {
  expect(toRequest({ ...complete, effects: 'no' }, DRAFT_ID)?.notes).toBe(quoteNotes.effects.no);
});

it.each<[string, QuoteDraft]>([
  ['a service', { ...complete, service: '' }],
  ['a body type', withCar({ body_type: '' })],
  ['a condition', withCar({ condition: '' })],
  ['an answer about the keys of a car that does not run', withCar({ condition: 'rolls', keys: '' })],
  ['a phone number', withContact({ phone: '12' })],
  ['a contact preference', withContact({ preferred: '' })],
  ['the consent', { ...complete, consent: false }],
])('is undefined without %s', (_what, draft) => {
  expect(toRequest(draft, DRAFT_ID)).toBeUndefined();
});
