import { pluralWord } from '../../lib/text/plural';

/** Texts around the recommended shipping method. The reasons are in `shippingMethod.ts`. */
export const methodHint = {
  title: 'We’d ship it by',
  against: 'Your choice may not work. We’d ship it by',
  alternative: (name: string) => `. ${name} may also work: the carrier decides.`,
  forVehicles: (numbers: readonly number[]) =>
    `${pluralWord(numbers.length, 'Vehicle', 'Vehicles')} ${numbers.join(', ')}`,
  otherPort: (limit: string) => `${limit} This needs another port.`,
  promise: 'This is advice: each carrier has its own rules. You can send your request with either.',
} as const;
