import type { ContactMessage, QuoteRequest } from '../../src/api/requestSchemas';

/** A minimal valid quote request, as the form sends it. */
export const quoteRequest: QuoteRequest = {
  client_request_id: '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b11',
  service: 'auto-shipping',
  origin: { country: 'US', port: 'USBAL' },
  destination: { country: 'NG', port: 'NGAPP' },
  vehicles: [{ body_type: 'suv', condition: 'runs', keys: true }],
  method: 'roro',
  contact: {
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@example.com',
    phone: '+1 410 555 0100',
    preferred: 'email',
  },
  consent: true,
};

export const contactMessage: ContactMessage = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'Shipping',
  message: 'When is the next sailing?',
  consent: true,
};
