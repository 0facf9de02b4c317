import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import { tolerantList } from '../../../device/lists';
import { useDevice } from '../../../device/useDevice';
import { ReferenceText } from './recent';
import { cleanReference } from './reference';

/** Deadlines that the visitor can check off. The others end by themselves, once the car moves on. */
const taskKinds = ['filing', 'agent', 'terminal'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A deadline that was checked off, by its shipment's reference in upper case. */
export interface DoneDeadline {
  readonly reference: string;
  readonly kind: TaskKind;
}

/** Three for each car of a full board, and as many single ones. */
const MAX_ENTRIES = 600;

const DoneSchema = v.object({
  reference: v.pipe(ReferenceText, v.toUpperCase()),
  kind: v.picklist(taskKinds),
});

/** The deadlines checked off on this device, on the board or on a single result. The latest is first. */
const storedDone = defineDeviceItem<readonly DoneDeadline[]>({
  key: storageKeys.doneDeadlines,
  schema: tolerantList(DoneSchema, ({ reference, kind }) => `${reference} ${kind}`, MAX_ENTRIES),
  fallback: [],
});

/** Gives the entry for each of a shipment's deadlines; undefined if it can't be checked off. */
export function tasksOf(shipment: string) {
  const reference = cleanReference(shipment).toUpperCase();
  return (deadline: string): DoneDeadline | undefined => {
    const kind = taskKinds.find((one) => one === deadline);
    return kind && { reference, kind };
  };
}

export const isSameTask = (one: DoneDeadline | undefined, other: DoneDeadline): boolean =>
  one?.reference === other.reference && one.kind === other.kind;

/** The deadlines checked off on this device as React state. */
export function useDoneDeadlines() {
  const [list, save, , isSaved] = useDevice(storedDone);
  /** Checks the entry off, or undoes that. */
  const setDone = (task: DoneDeadline, done: boolean) =>
    save((current) => [...(done ? [task] : []), ...current.filter((one) => !isSameTask(one, task))]);
  return { list, setDone, isSaved };
}
