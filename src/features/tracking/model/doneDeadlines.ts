import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import { tolerantList } from '../../../device/lists';
import { useDevice } from '../../../device/useDevice';
import { ReferenceText } from './recent';

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

const isTask = (kind: string): kind is TaskKind => taskKinds.some((task) => task === kind);

/** The deadline as an entry of the list; undefined if it can't be checked off. */
export const taskOf = (reference: string, { kind }: { readonly kind: string }): DoneDeadline | undefined =>
  isTask(kind) ? { reference: reference.toUpperCase(), kind } : undefined;

export const isDone = (list: readonly DoneDeadline[], task: DoneDeadline | undefined): boolean =>
  list.some(({ reference, kind }) => reference === task?.reference && kind === task.kind);

/** Adds the entry first in the list, or removes it. */
const withDone = (
  list: readonly DoneDeadline[],
  task: DoneDeadline,
  done: boolean,
): readonly DoneDeadline[] => [
  ...(done ? [task] : []),
  ...list.filter(({ reference, kind }) => reference !== task.reference || kind !== task.kind),
];

/** The deadlines checked off on this device as React state. */
export function useDoneDeadlines() {
  const [list, save, , isSaved] = useDevice(storedDone);
  /** Checks the entry off, or undoes that. */
  const setDone = (task: DoneDeadline, done: boolean) => save((current) => withDone(current, task, done));
  return { list, setDone, isSaved };
}

export type DoneDeadlines = ReturnType<typeof useDoneDeadlines>;
