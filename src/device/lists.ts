import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { DeviceKey } from '../config/storageKeys';
import { plainText } from '../lib/text/text';
import { defineDeviceItem } from './defineDeviceItem';
import type { DeviceItem } from './defineDeviceItem';

/**
 * Schema of a stored list. Drops invalid items and duplicate ids.
 * @param idOf returns an item's id
 */
export const tolerantList = <T>(item: GenericSchema<unknown, T>, idOf: (item: T) => unknown, max: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): readonly T[] => {
      const byId = new Map<unknown, T>();
      for (const one of list) {
        const { success, output } = v.safeParse(item, one);
        if (success && !byId.has(idOf(output))) byId.set(idOf(output), output);
      }
      return [...byId.values()].slice(0, max);
    }),
  );

/** Schema of a typed text. Anything but a short string becomes '', without invalidating the other fields. */
export const shortText = (max: number) => v.fallback(v.pipe(v.string(), v.maxLength(max)), '');

/** Schema of a name or note, made safe to display and cut. */
export const plainLine = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plainText(text, max)),
  );

/** The inputs of a tool. Each entry has its own fallback, so that an invalid value doesn't invalidate the others. */
export function defineInputs<const Entries extends v.ObjectEntries>(key: DeviceKey, entries: Entries) {
  const schema = v.object(entries);
  type Inputs = v.InferOutput<typeof schema>;
  return defineDeviceItem<Inputs>({ key, schema, fallback: v.getFallbacks(schema) as Inputs });
}

export type Ticks = readonly string[];

/** The checked items of a checklist, by id. */
export const defineTicks = (key: DeviceKey, ids: Ticks): DeviceItem<Ticks> =>
  defineDeviceItem<Ticks>({
    key,
    schema: tolerantList(v.picklist(ids), (id) => id, ids.length),
    fallback: [],
  });

export const withTick = (ticked: Ticks, id: string, isDone: boolean): Ticks =>
  isDone ? [...ticked, id] : ticked.filter((other) => other !== id);
