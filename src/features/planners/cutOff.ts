import { portZones } from '../../content/planners';
import { parseCalendarDate } from '../../lib/calendarDate';
import { instantOf } from '../../lib/zonedTime';
import { textsParser } from './fields';
import type { Texts } from './fields';

type CutOffTexts = Texts<'day' | 'time' | 'zone'>;

export const startCutOff: CutOffTexts = { day: '', time: '00:00', zone: portZones[0].zone };

const parseTexts = textsParser(['day', 'time', 'zone'] as const);

/** What was kept; a zone that is not on our list is not taken. */
export function parseCutOff(stored: unknown): CutOffTexts | undefined {
  const texts = parseTexts(stored);
  return texts && portZones.some(({ zone }) => zone === texts.zone) ? texts : undefined;
}

/** The instant of the cut-off; undefined while the day is missing. A missing time is the start of the day. */
export function readCutOff({ day, time, zone }: CutOffTexts): Date | undefined {
  const date = parseCalendarDate(day);
  if (!date) return undefined;
  const [hours = 0, minutes = 0] = /^\d{2}:\d{2}$/.test(time) ? time.split(':').map(Number) : [];
  return instantOf({ date, minutes: hours * 60 + minutes }, zone);
}
