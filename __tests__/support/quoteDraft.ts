import { storageKeys } from '../../src/config/storageKeys';

export const DRAFT_ID = '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b11';

/** A draft with everything filled in except the consent. */
export const completeDraft = {
  service: 'auto-shipping',
  origin: { place: 'US-MD', city: 'Laurel' },
  destination: { place: 'NG-LA', city: '' },
  vehicles: [
    {
      vin: '',
      year: '2015',
      make: 'Toyota',
      model: 'Camry',
      body_type: 'sedan',
      condition: 'runs',
      keys: 'yes',
    },
  ],
  method: 'roro',
  effects: 'no',
  ready_on: '2099-12-12',
  contact: {
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@example.com',
    phone: '+1 410 555 0142',
    preferred: 'whatsapp',
  },
  notes: '',
  referral_code: '',
  consent: false,
};

/** Stores a draft on the device, as an earlier visit would have. */
export function storeDraft(draft: object = completeDraft, maybeSent = false): void {
  const value = savedDraft(draft, { kind: maybeSent ? 'maybeSent' : 'editing' });
  localStorage.setItem(storageKeys.quoteDraft.key, JSON.stringify({ value, keptAt: Date.now() }));
}

/** A form's draft in its stored form. */
export const savedDraft = (values: object, status: object = { kind: 'editing' }, requestId = DRAFT_ID) => ({
  requestId,
  values,
  status,
});
