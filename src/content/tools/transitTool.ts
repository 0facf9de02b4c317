import { plural } from '../../lib/text/plural';

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

/** Texts of the result. */
export const transitResult = {
  label: 'Port to port',
  underway: (days: string) => `${days} underway`,
  notCounted: (miles: string, speed: string) =>
    `Not counting port calls and waiting. About ${miles} nautical miles along the lane on our map, ${speed}.`,
  checked: (date: string) => `checked ${date.replaceAll(' ', '\u00A0')}.`,
  countFrom:
    'Days run from when the car and title are at the port and the ITN is in. Enter that day to see dates.',
  noWait: (ports: string) => `We don’t know the current wait at ${ports}, so none is counted.`,
} as const;

/** Labels of the tool. */
export const transitTool = {
  result: 'How long',
  getQuote: 'Get a quote for these ports',
  loading: 'Port of loading',
  loadingHint: 'Long Beach isn’t listed: our map has no lane from it. Ask us.',
  discharge: 'Port of discharge',
  start: 'Car, title and ITN in place on',
  startHint: 'The day all three are in, or you expect them. The ITN comes with your export filing.',
  until: (date: string) => `until ${date}`,
  startOver: 'Start over',
} as const;
