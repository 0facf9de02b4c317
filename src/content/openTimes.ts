/** Whether the office is open, and until when. */
export const openTimes = {
  inLagos: 'in Lagos',
  yourTime: 'your time',
  open: 'Open now',
  closed: 'Closed now',
  closes: 'Closes',
  opens: 'Opens',
} as const;
