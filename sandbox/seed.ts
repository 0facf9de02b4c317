import type { QuoteRequest } from '../src/api/schemas/quoteRequest';
import { hashPassword } from './auth/passwords';
import type { Users } from './auth/users';
import type { Pin } from './quotes/pin';
import type { QuoteBook } from './quotes/quoteBook';

/** The demo account. Its e-mail address also tracks the demo references. */
export const demoAccount = { email: 'demo@harmattan.example', password: 'sandbox-demo-1' } as const;

interface Demo {
  readonly reference: string;
  /** A description for developers. */
  readonly shows: string;
  readonly method: QuoteRequest['method'];
  readonly pin: Pin;
}

/** References whose status never changes. */
export const demoReferences: readonly Demo[] = [
  { reference: 'HAL-DEMO-NEW1', shows: 'received, no shipment yet', method: 'unsure', pin: { elapsed: 1 } },
  { reference: 'HAL-DEMO-SEA1', shows: 'in transit, RoRo', method: 'roro', pin: { elapsed: 14 } },
  { reference: 'HAL-DEMO-PRT1', shows: 'at port, container', method: 'container', pin: { elapsed: 23.5 } },
  { reference: 'HAL-DEMO-DLV1', shows: 'delivered', method: 'container', pin: { elapsed: 33 } },
  {
    reference: 'HAL-DEMO-UNK1',
    shows: 'in transit, with unknown milestone codes',
    method: 'roro',
    pin: {
      elapsed: 12,
      extra: [
        { code: 'ZZWX', label: 'Waiting for weather' },
        { code: 'QQ99', label: null },
      ],
    },
  },
  {
    reference: 'HAL-DEMO-ODD1',
    shows: 'an unknown status',
    method: 'roro',
    pin: { elapsed: 6, status: 'awaiting_survey' },
  },
  {
    reference: 'HAL-DEMO-CAN1',
    shows: 'canceled',
    method: 'roro',
    pin: { elapsed: 3, status: 'cancelled' },
  },
  {
    reference: 'HAL-DEMO-VIA1',
    shows: 'in transit, after changing vessels in Antwerp',
    method: 'roro',
    pin: { elapsed: 17, via: 'Antwerp' },
  },
];

const requestOf = ({ method }: Demo, index: number): QuoteRequest => ({
  client_request_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  service: 'auto-shipping',
  origin: { country: 'US', region: 'Maryland', city: 'Baltimore' },
  destination: { country: 'NG', region: 'Lagos', city: 'Ikeja' },
  vehicles: [
    { year: 2019, make: 'Toyota', model: 'Corolla', body_type: 'sedan', condition: 'runs', keys: true },
  ],
  method,
  contact: {
    first_name: 'Demo',
    last_name: 'Visitor',
    email: demoAccount.email,
    phone: '+14105550123',
    preferred: 'email',
  },
  consent: true,
});

interface SeedTarget {
  readonly users: Users;
  readonly quotes: QuoteBook;
  readonly passwordCost: number;
}

/** Adds the demo account and references if they are missing. */
export function seedDemo({ users, quotes, passwordCost }: SeedTarget): void {
  const { email, password } = demoAccount;
  const user =
    users.byEmail(email) ??
    users.add({
      email,
      password: hashPassword(password, passwordCost),
      first_name: 'Demo',
      last_name: 'Visitor',
      phone: '+14105550123',
    });
  demoReferences.forEach((demo, index) => {
    quotes.addDemo(demo.reference, requestOf(demo, index), user.id, demo.pin);
  });
}
