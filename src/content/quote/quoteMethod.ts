/** Frame of the advice on how to ship; the reasons stand in `shippingMethod.ts`. */
export const methodHint = {
  title: 'From your answers, we would ship by',
  against: 'Your choice may not work. From your answers, we would ship by',
  alternative: (name: string) => `; ${name} may do as well: the line decides.`,
  forVehicles: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Vehicle ${String(numbers[0])}` : `Vehicles ${numbers.join(', ')}`,
  promise: 'Advice, not a promise: each line has its own rules. You can send either.',
} as const;
