import { groupDigits, plural } from '../../lib/text/format';
import { facts } from '../facts';

/** Time zones of the US ports, by coast. */
export const portZones = [
  { zone: 'America/New_York', name: 'East Coast ports' },
  { zone: 'America/Chicago', name: 'Texas ports' },
  { zone: 'America/Los_Angeles', name: 'West Coast ports' },
] as const;

export const ageCheckWords = {
  result: 'Age check result',
  example: (made: number, limit: number) => `Example: made in ${made}, limit of ${plural(limit, 'year')}`,
  marks: (made: number, arrives: number, limit: number) => [
    { name: 'Made', at: String(made) },
    { name: 'Arrives', at: String(arrives) },
    { name: 'Reaches the limit', at: String(limit) },
  ],
  empty: 'Enter all three numbers to see if the car is within the limit.',
  made: 'Year of manufacture',
  madeHint: 'From the door label, not the model year.',
  limit: 'Limit in years',
  limitHint: (published: string) => `Published: ${published}.`,
  limitError: 'Enter whole years, like 10.',
  arrives: 'Year of arrival',
  arrivesHint: 'When it reaches customs, not when you buy it.',
  clear: 'Clear',
} as const;

/** Results: within, at or over the limit. */
export const ageResult = {
  impossible: 'Not possible',
  impossibleYears: 'It would arrive before it was made',
  compare: 'Compare the two years.',
  within: 'Within the limit',
  atLimit: 'Right at the limit: ask',
  over: 'Over the limit',
  oldOnArrival: (age: number) => `${plural(age, 'year')} old on arrival`,
  askAgent: 'It may or may not be allowed. Get your agent’s answer in writing.',
  oldest: (limit: number, year: number) =>
    `With ${plural(limit, 'year')}, the oldest year allowed is ${year}.`,
  reaches: (year: number) => `It reaches the limit in ${year}. Allow for delays.`,
  rulesChange: 'Rules change. Confirm before you buy. This isn’t customs advice.',
} as const;

/** The last safe day, and how to use it. */
export const exportResult = {
  inTime: 'You have time. Aim for this day, not the deadline.',
  tight: 'It’s tight: the last safe day has passed. Call us now.',
  late: 'Less than 72 hours to the cutoff. Call us now, and ask about the next vessel.',
  cutoffPassed: 'The cutoff has passed. Ask for the next vessel.',
  by: 'Car, title and ITN in place by',
  lastMoment: '72 hours before the cutoff, port time',
  inLagos: 'In Lagos time',
  rule: 'Due 72 hours before export: the car and its title at the port (19 CFR 192.2), and the filing that returns the ITN (15 CFR 30.4). To be safe, we count from the cutoff, back to the last full business day, skipping weekends and US federal holidays.',
} as const;

export const exportPlanner = {
  result: '72-hour plan',
  marks: (safe: string, notice: string, cutoff: string) => [
    { name: 'Last safe day', at: safe },
    { name: '72 hours before', at: notice },
    { name: 'Cutoff', at: cutoff },
  ],
  example: 'Example: cutoff in two weeks',
  empty: 'Enter the cutoff day from your booking to see yours.',
  event: 'Last safe day: car and title at the port, ITN issued',
  day: 'Cutoff day',
  time: 'Cutoff time',
  timeHint: 'Port time. If your booking doesn’t give one, leave it at the start of the day.',
  port: 'Port of loading',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;

export const paymentDeadline = {
  result: 'Payment deadline',
  lastDayWas: 'The last day at Copart was',
  payBy: 'Pay Copart by',
  thatIs: (when: string) => `That’s ${when}, Eastern time.`,
  callAuction: 'Call the auction before you pay. You may owe a late fee and storage.',
  allowForBank: 'Allow time for the bank: money sent on the last day may arrive late.',
  holiday: (name: string, date: string) =>
    `${name}, ${date}, may or may not count. ${facts.copartHolidays.text}`,
  iaa: (day: string) => `At IAA, reportedly by 4:30\u00A0PM at the branch on ${day}.`,
  /** If the last day is on a weekend or a federal holiday. */
  banksClosed: (bankDay: string) =>
    `US banks are closed that day, so have the money there by ${bankDay}, or ask the auction.`,
  banksClosedSince: 'US banks are closed that day. Ask the auction when the money has to be there.',
  rule: 'Copart’s rule is three business days, sale day included. We skip weekends, but not holidays, because we don’t know Copart’s. Go by your auction invoice.',
  marks: (sale: string, last: string) => [
    { name: 'Sale day', at: sale },
    { name: 'Last day to pay', at: last },
    { name: 'Late fee', at: 'After' },
  ],
  example: 'Example: sold today',
  empty: 'Enter the sale day to see yours.',
  event: 'Auction payment due: last day without a late fee',
  saleDay: 'Sale day',
  saleDayHint: 'Local date at the auction.',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;

/** Results from the discharge on. */
export const portDaysResult = {
  ahead: (days: number) => `Discharge in ${plural(days, 'day')}`,
  today: 'Discharged today',
  day: (count: number) => `Day ${groupDigits(String(count))}`,
  since: 'Since discharge',
  next: (day: number, when: string) => `Next: day ${day}, ${when}.`,
  passed: 'That day has passed. Call your customs agent today.',
  overtimeToday: 'That’s today. Call your customs agent now.',
  overtime: 'Reportedly overtime cargo from then on: special customs handling, and it may be sold.',
  rulesChange: 'Rules change. Your customs agent knows the current ones.',
} as const;

export const portDaysPlanner = {
  result: 'Dates at the port',
  marks: (discharge: string, day: number, overtime: string) => [
    { name: 'Discharge', at: discharge },
    { name: 'Free days end', at: 'Earlier' },
    { name: `Day ${day}`, at: overtime },
  ],
  example: 'Example: discharged today',
  empty: 'Enter the actual or expected day to see yours.',
  event: (day: number) => `Port: day ${day} after discharge`,
  eventNote: 'Rules change. Ask your customs agent for the current ones.',
  discharge: 'Discharge day',
  dischargeHint: 'The day the car or its container came off the vessel, according to the terminal.',
  freeDays:
    'The terminal’s and the carrier’s free days end much earlier than these dates. Ask your agent for both.',
  addToCalendar: 'Add to calendar',
  clear: 'Clear',
} as const;
