import { storageKeys } from '../../config/storageKeys';
import { readExpiring, valueIn, writeExpiring } from '../../lib/expiringStorage';
import { isRecord } from '../../lib/isRecord';
import { followItem, removeItem } from '../../lib/safeStorage';
import { emptyDraft, textFields } from './contactValues';
import type { ContactDraft, ContactValues } from './contactValues';

/** What became of a message so far. */
export interface Fate {
  /** It was meant to go out and had no connection: it did not leave the device. */
  readonly unsent: boolean;
  /** It was on its way, and nothing told since whether it arrived. */
  readonly maybeSent: boolean;
}

/** A message that is not done with. */
interface StoredMessage extends Fate {
  readonly draft: ContactDraft;
  /** The shop's list as it was put into the message; empty when it was not. */
  readonly list: string;
}

/** Told of a message that is done with, and where the answer to it goes if it was sent on this page. */
type Follower = (gone: ContactDraft, sentTo?: string) => void;

const entry = storageKeys.contactDraft;
const followers = new Set<Follower>();

const draftOf = (values: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    textFields.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']),
  ) as ContactDraft;

function parse(stored: unknown): StoredMessage | undefined {
  if (!isRecord(stored)) return undefined;
  return {
    draft: draftOf(stored),
    unsent: stored.unsent === true,
    maybeSent: stored.maybeSent === true,
    list: typeof stored.list === 'string' ? stored.list : '',
  };
}

/** The message that is not done with; undefined when there is none that we could have written. */
export const readDraft = (): StoredMessage | undefined => parse(readExpiring(entry)?.value);

/** Whether the device still has a message as it stands in these fields, and no later one. */
export function isStored(values: Partial<ContactValues>): boolean {
  const stored = readDraft()?.draft;
  const draft = draftOf(values);
  return stored !== undefined && textFields.every((name) => stored[name] === draft[name]);
}

/**
 * Keeps what is typed; a form that is empty again leaves nothing behind.
 * @returns whether the device took it: storage may be full or forbidden
 */
export function keepDraft(
  values: Partial<ContactValues>,
  { unsent, maybeSent }: Fate,
  list: string,
): boolean {
  const draft = draftOf(values);
  if (textFields.every((name) => draft[name] === emptyDraft[name])) return removeItem(entry.key);
  const marks = { ...(unsent && { unsent }), ...(maybeSent && { maybeSent }), ...(list && { list }) };
  return writeExpiring(entry, { ...draft, ...marks });
}

/** Nothing of it stays on the device. */
export function dropDraft(sentTo?: string): void {
  const gone = readDraft();
  removeItem(entry.key);
  if (gone) for (const tell of followers) tell(gone.draft, sentTo);
}

/**
 * Tells of a message that was sent or cleared elsewhere: in another tab, or by this page as it was before it was left.
 * @returns teardown
 */
export function followDraft(tell: Follower): () => void {
  const unfollow = followItem(entry.key, (now, before) => {
    const gone = now === null ? parse(valueIn(before)) : undefined;
    if (gone) tell(gone.draft);
  });
  followers.add(tell);
  return () => {
    followers.delete(tell);
    unfollow();
  };
}
