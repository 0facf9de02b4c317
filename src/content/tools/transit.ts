import { rates } from '../rates';
import type { DayRange } from '../../lib/time/transit';
import { plural } from '../../lib/text/format';
import { CARRIER_KNOTS } from '../../lib/time/transit';

/** '12 to 15 days'. */
export const dayRangeText = ({ least, most }: DayRange): string =>
  least === most ? plural(most, 'day') : `${String(least)} to ${String(most)} days`;

/** Claims only what the calculation supports, without a schedule or a vessel's record. */
export const underwayText = (days: DayRange): string =>
  `${dayRangeText(days)} underway, not counting port calls and waiting`;

export const transitSection = {
  title: 'How long it takes',
  short: 'Baltimore to Lagos: about 12 to 15 days underway, plus port calls and waiting',
  open: 'Check your ports',
  intro:
    'Choose two ports to see the days underway. Add the day the car and its documents are ready to see the earliest dates, port wait times and free days, too.',
  withoutScripts: `The calendar needs JavaScript. In short: Baltimore to Lagos, a little over 5,000 nautical miles, takes about 12 to 15 days at 15 to 18 knots, plus port calls and waiting. The car and its title at the port, and the ITN, are due 72 hours before export. For containers, Lagos terminals in 2019 reportedly allowed ${String(rates.lagosStorage.count)} free days for storage, and carriers ${String(rates.lagosDemurrage.count)} before demurrage. For RoRo, ask the terminal.`,
} as const;

/** Notes next to the result. */
export const transitNotes = {
  about: 'What’s included',
  speed: `at ${String(CARRIER_KNOTS.least)} to ${String(CARRIER_KNOTS.most)} knots, the usual speed of vehicle carriers`,
  spread: 'Striped: slower vessel',
  notASchedule:
    'These are the earliest dates, not a schedule. Vessels call at other ports and wait. Your booking has the sailing date.',
  freeDays: `We count free days from the day after discharge. For containers in Lagos, the trade press reported ${String(rates.lagosStorage.count)} for storage and ${String(rates.lagosDemurrage.count)} for demurrage in 2019; go by your terminal’s and carrier’s tariffs.`,
  askFreeDays: 'For free days at this port, ask the terminal. Those reported in Lagos are for containers.',
} as const;

/** Names and durations of the stages. */
export const stageWords = {
  filing: 'Export filing',
  wait: (port: string) => `Wait at ${port}`,
  underway: 'Underway',
  noStorage: 'No storage fees, for a container',
  noDemurrage: 'No demurrage, for a container',
  filingHours: (hours: number) => `${plural(hours, 'hour')} for car, title and ITN`,
  reported: (days: string) => `${days}, as reported`,
  day: (day: number) => `day ${day}`,
  dayTo: (first: number, last: number) => `days ${first} to ${last}`,
} as const;

export const transitResult = {
  label: 'Port to port',
  underway: (days: string) => `${days} underway`,
  notCounted: (miles: string, speed: string) =>
    `Not counting port calls and waiting. About ${miles} nautical miles along the lane on our map, ${speed}.`,
  checked: (date: string) => `checked ${date.replaceAll(' ', '\u00A0')}.`,
  countFrom:
    'Days run from when the car and title are at the port and the ITN is in. Enter that day to see dates.',
  past: 'That day has passed, and so may these. If the car hasn’t sailed, enter today.',
  noWait: (ports: string) => `We don’t know the current wait at ${ports}, so none is counted.`,
} as const;

export const transitTool = {
  result: 'How long',
  getQuote: 'Get a quote for these ports',
  loading: 'Port of loading',
  loadingHint: 'Long Beach isn’t listed: our map has no lane from it. Ask us.',
  discharge: 'Port of discharge',
  start: 'Ready on',
  startHint: 'The day the car, title and ITN are or will be in place. The ITN comes with your export filing.',
  until: (date: string) => `until ${date}`,
  startOver: 'Start over',
} as const;
