import * as v from 'valibot';
import type { Stored } from './defineStored';
import { tolerantList } from './tolerantList';
import { useStored } from './useStored';

/** What is ticked on a list, by the ids of its items. */
export const ticksSchema = (ids: readonly string[]) => tolerantList(v.picklist(ids), (id) => id, ids.length);

/** The ticks as React state. */
export function useTicks(stored: Stored<readonly string[]>) {
  const [ticked, setTicked, clear] = useStored(stored);
  const tick = (id: string, isDone: boolean) => {
    setTicked(isDone ? [...ticked, id] : ticked.filter((other) => other !== id));
  };
  return { ticked, tick, clear };
}
