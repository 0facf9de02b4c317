/** The reference field, and its error message when empty. */
export const trackReference = {
  label: 'Reference',
  hint: 'It’s on your confirmation.',
  missing: 'Enter the reference number from your confirmation.',
  trackShipment: 'Track a shipment',
} as const;
