import { portNames } from '../ports/ports';

/** Time zones of the US ports, by coast. */
export const portZones = [
  {
    zone: 'America/New_York',
    name: `East coast: ${portNames('USBAL', 'USNYC', 'USJAX', 'USSAV').join(', ')}`,
  },
  { zone: 'America/Chicago', name: `Texas: ${portNames('USHOU', 'USGLS', 'USFPO').join(', ')}` },
  { zone: 'America/Los_Angeles', name: `West coast: ${portNames('USLGB').join(', ')}, Los Angeles` },
] as const;

/** What happens at each threshold after discharge. */
export const thresholdWords = {
  overtime: 'Overtime cargo: goes to special customs handling',
  'further-handling': 'About three months: customs takes it further',
  disposal: 'After this day it may be disposed of',
} as const;

/** Beside a date or a time of which only a part was written. */
export const dateUnread = 'Enter a full date, or leave it empty.';
