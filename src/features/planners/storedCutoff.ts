import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { portZones } from '../../content/tools/planners';
import { parseCalendarDate } from '../../lib/time/calendarDate';
import { instantOf } from '../../lib/time/zonedTime';
import { timeRule } from '../../forms/rules/dates';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { FieldText } from './fields';

const CutoffSchema = v.object({
  day: FieldText,
  time: FieldText,
  zone: v.pipe(
    v.string(),
    v.check((name) => portZones.some(({ zone }) => zone === name)),
  ),
});
export type CutoffTexts = v.InferOutput<typeof CutoffSchema>;

export const storedCutoff = defineDeviceItem({
  key: storageKeys.exportPlan,
  schema: CutoffSchema,
  fallback: { day: '', time: '00:00', zone: portZones[0].zone },
});

/** The cutoff as a Date; undefined without a day. Without a time, the start of the day. */
export function parseCutoff({ day, time, zone }: CutoffTexts): Date | undefined {
  const date = parseCalendarDate(day);
  if (!date) return undefined;
  const [hours = 0, minutes = 0] = timeRule(time) ? [] : time.split(':').map(Number);
  return instantOf({ date, minutes: hours * 60 + minutes }, zone);
}
