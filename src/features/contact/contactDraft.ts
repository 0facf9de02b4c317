import { storageKeys } from '../../config/storageKeys';
import { isRecord } from '../../lib/isRecord';
import { readItem, removeItem, writeItem } from '../../lib/safeStorage';
import { emptyDraft, textFields } from './contactValues';
import type { ContactDraft, ContactValues } from './contactValues';

/** A message that was not sent yet. */
interface StoredMessage {
  readonly draft: ContactDraft;
  /** It was meant to go out and had no connection: it did not leave the device. */
  readonly isUnsent: boolean;
}

const { key } = storageKeys.contactDraft;

/** The message that was not sent yet; undefined when there is none that we could have written. */
export function readDraft(): StoredMessage | undefined {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as unknown;
    if (!isRecord(stored)) return undefined;
    const entries = textFields.map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']);
    return { draft: Object.fromEntries(entries) as ContactDraft, isUnsent: stored.unsent === true };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; a form that is empty again leaves nothing behind. */
export function keepDraft(values: Partial<ContactValues>, isUnsent: boolean): void {
  const draft = Object.fromEntries(textFields.map((name) => [name, values[name] ?? ''])) as ContactDraft;
  if (textFields.every((name) => draft[name] === emptyDraft[name])) removeItem(key);
  else writeItem(key, JSON.stringify(isUnsent ? { ...draft, unsent: true } : draft));
}

export const dropDraft = (): void => {
  removeItem(key);
};
