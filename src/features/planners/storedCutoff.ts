import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { portZones } from '../../content/tools/planners';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import { instantOf } from '../../lib/time/zonedTime';
import { defineStored } from '../../storage/defineStored';
import { FieldText } from './fields';

const CutOffSchema = v.object({
  day: FieldText,
  time: FieldText,
  zone: v.pipe(
    v.string(),
    v.check((name) => portZones.some(({ zone }) => zone === name)),
  ),
});
type CutOffTexts = v.InferOutput<typeof CutOffSchema>;

export const storedCutOff = defineStored({
  key: storageKeys.exportPlan,
  schema: CutOffSchema,
  fallback: { day: '', time: '00:00', zone: portZones[0].zone },
});

/** The instant of the cut-off; undefined while the day is missing. A missing time is the start of the day. */
export function readCutOff({ day, time, zone }: CutOffTexts): Date | undefined {
  const date = parseCalendarDate(day);
  if (!date) return undefined;
  const [hours = 0, minutes = 0] = /^\d{2}:\d{2}$/.test(time) ? time.split(':').map(Number) : [];
  return instantOf({ date, minutes: hours * 60 + minutes }, zone);
}
