import { plural } from '../../lib/text/plural';

/** Results from the discharge on. */
export const portDaysResult = {
  ahead: (days: number) => `Discharge in ${plural(days, 'day')}`,
  today: 'Discharged today',
  day: (count: number) => `Day ${count}`,
  since: 'Since discharge',
  next: (day: number, when: string) => `Next: day ${day}, ${when}.`,
  passed: 'That day has passed. Call your customs agent today.',
  overtime: 'Reportedly overtime cargo from then on: special customs handling, and it may be sold.',
  rulesChange: 'Rules change. Your customs agent knows the current ones.',
} as const;

/** Labels of the planner. */
export const portDaysPlanner = {
  result: 'Dates at the port',
  empty: 'Enter the discharge day, actual or expected, to see the dates after it.',
  event: (day: number) => `Port: day ${day} after discharge`,
  eventNote: 'Rules change. Ask your customs agent for the current ones.',
  discharge: 'Discharge day',
  dischargeHint: 'The day the car or its container came off the vessel, according to the terminal.',
  freeDays:
    'The terminal’s and the carrier’s free days end much earlier than these dates. Ask your agent for both.',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;
