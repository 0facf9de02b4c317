import * as v from 'valibot';
import { defineStored } from './defineStored';
import type { Stored } from './defineStored';
import type { DeviceKey } from './storedRecord';
import { tolerantList } from './tolerantList';
import { useStored } from './useStored';

export type Ticks = readonly string[];

/** The checked items of a checklist, by id. */
export const storedTicks = (key: DeviceKey, ids: Ticks): Stored<Ticks> =>
  defineStored<Ticks>({
    key,
    schema: tolerantList(v.picklist(ids), (id) => id, ids.length),
    fallback: [],
  });

export const withTick = (ticked: Ticks, id: string, isDone: boolean): Ticks =>
  isDone ? [...ticked, id] : ticked.filter((other) => other !== id);

/** The checked items as React state, and whether they are saved. */
export function useTicks(stored: Stored<Ticks>) {
  const [ticked, setTicked, clear, isSaved] = useStored(stored);
  const tick = (id: string, isDone: boolean) => {
    setTicked(withTick(ticked, id, isDone));
  };
  return { ticked, tick, clear, isSaved };
}
