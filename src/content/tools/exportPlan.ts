/** The last safe day, and how to use it. */
export const exportResult = {
  inTime: 'You have time. Aim for this day, not the deadline.',
  tight: 'It’s tight: the last safe day has passed. Call us now.',
  late: 'Too late for this vessel: less than 72 hours left. Ask for the next one.',
  by: 'Car, title and ITN in place by',
  lastMoment: 'Final deadline, port time',
  inLagos: 'In Lagos time',
  rule: '72 hours before the cutoff: the car and its title at the port (19 CFR 192.2), and the filing that returns the ITN (15 CFR 30.4). Then back to the last full business day, skipping weekends and US federal holidays.',
} as const;

/** Labels of the planner. */
export const exportPlanner = {
  result: '72-hour plan',
  empty: 'Enter the cutoff day from your booking to see the last safe day.',
  event: 'Last safe day: car and title at the port, ITN filed',
  day: 'Cutoff day',
  time: 'Cutoff time',
  timeHint: 'Port time. If your booking doesn’t give one, leave it at the start of the day.',
  port: 'Port of loading',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;
