import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { readExpiring, valueIn, writeExpiring } from '../../lib/expiringStorage';
import { followItem, removeItem } from '../../lib/safeStorage';
import { QuoteDraftSchema } from './draft';
import type { QuoteDraft } from './draft';

const entry = storageKeys.quoteDraft;

const StoredSchema = v.object({
  draft: QuoteDraftSchema,
  /** A send of it went unanswered: the server may have it. */
  maybeSent: v.fallback(v.boolean(), false),
  /** It was meant to go out and had no connection: it did not leave the device. */
  unsent: v.fallback(v.boolean(), false),
});

export type StoredDraft = v.InferOutput<typeof StoredSchema>;

function parse(stored: unknown): StoredDraft | undefined {
  const result = v.safeParse(StoredSchema, stored);
  return result.success ? result.output : undefined;
}

/** The draft kept on this device; undefined when there is none, or nothing in it can be read. */
export const readDraft = (): StoredDraft | undefined => parse(readExpiring(entry)?.value);

/** @returns whether the device took it: storage may be full or forbidden */
export const writeDraft = (stored: StoredDraft): boolean => writeExpiring(entry, stored);

export const clearDraft = (): boolean => removeItem(entry.key);

/** What is known of a send that did not succeed. */
export type Fate = Pick<StoredDraft, 'maybeSent' | 'unsent'>;

/** What became of a request, on the device alone: whoever sent it may be on another page by now. */
export function settleDraft(id: string, fate: Fate | 'sent'): void {
  const stored = readDraft();
  if (stored?.draft.client_request_id !== id) return;
  if (fate === 'sent') clearDraft();
  else writeDraft({ ...stored, ...fate });
}

export function readFate(): Partial<Fate> {
  const stored = readDraft();
  return stored ? { maybeSent: stored.maybeSent, unsent: stored.unsent } : {};
}

interface OtherTab {
  readonly onWritten: (stored: StoredDraft) => void;
  /** It has sent or cleared this one. */
  readonly onCleared: (cleared: QuoteDraft) => void;
}

/**
 * Tells what another tab does with the draft.
 * @returns teardown
 */
export const followDraft = ({ onWritten, onCleared }: OtherTab): (() => void) =>
  followItem(entry.key, (now, before) => {
    const written = parse(valueIn(now));
    if (written) onWritten(written);
    const gone = now === null ? parse(valueIn(before)) : undefined;
    if (gone) onCleared(gone.draft);
  });
