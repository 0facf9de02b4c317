import { storageKeys } from '../../config/storageKeys';
import { readItem, removeItem, writeItem } from '../../lib/safeStorage';
import { emptyDraft, textFields } from './contactValues';
import type { ContactDraft, ContactValues } from './contactValues';

const { key } = storageKeys.contactDraft;

/** The message that was not sent yet; undefined when there is none that we could have written. */
export function readDraft(): ContactDraft | undefined {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as unknown;
    if (typeof stored !== 'object' || stored === null) return undefined;
    const record = stored as Record<string, unknown>;
    const entries = textFields.map((name) => [name, typeof record[name] === 'string' ? record[name] : '']);
    return Object.fromEntries(entries) as ContactDraft;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; a form that is empty again leaves nothing behind. */
export function keepDraft(values: Partial<ContactValues>): void {
  const draft = Object.fromEntries(textFields.map((name) => [name, values[name] ?? ''])) as ContactDraft;
  if (textFields.every((name) => draft[name] === emptyDraft[name])) removeItem(key);
  else writeItem(key, JSON.stringify(draft));
}

export const dropDraft = (): void => {
  removeItem(key);
};
