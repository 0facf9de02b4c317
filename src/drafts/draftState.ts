import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../lib/apiError';

/** Sentences by field name, dotted for nested fields: `vehicles.0.make`. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A server's field errors, on the form's own fields. */
export interface PlacedErrors {
  readonly fields: FieldTexts;
  /** About the draft as a whole, or about fields that the form does not have. */
  readonly summary: readonly string[];
}

/** Whether an earlier send of the request may have reached the server, although no readable answer came back. */
interface Repeatable {
  readonly isRepeated?: true | undefined;
}

/** How far the delivery of a draft got. */
export type DeliveryStatus<Receipt = unknown> =
  | ({ readonly kind: 'editing' } & Repeatable)
  | ({ readonly kind: 'sending' } & Repeatable)
  /** There was no connection, so it never left the device. */
  | { readonly kind: 'unsent' }
  /** It left the device, but no readable answer came back. `error` is missing after a reload. */
  | { readonly kind: 'maybeSent'; readonly error?: ApiError | undefined }
  | ({ readonly kind: 'refused'; readonly error: ApiError } & PlacedErrors & Repeatable)
  | { readonly kind: 'sent'; readonly receipt: Receipt };

/** What is saved on the device. */
export interface SavedDraft<Values = FieldValues, Receipt = unknown> {
  /** The UUID that stays the same however often the draft is sent. */
  readonly requestId: string;
  readonly values: Values;
  readonly status: DeliveryStatus<Receipt>;
}

export interface DraftState<Values = FieldValues, Receipt = unknown> extends SavedDraft<Values, Receipt> {
  /** Whether the device has been read. */
  readonly isRead: boolean;
  /** Whether the device saved the last change. */
  readonly isSaved: boolean;
  /** Whether something typed earlier was found on the device. */
  readonly isRestored: boolean;
  /** What the signed-in account answered, by field. It is shown, but never saved. */
  readonly account: FieldTexts;
  /** What was just cleared, for Undo. */
  readonly cleared: SavedDraft<Values, Receipt> | null;
  /** Failed sends since the page was loaded; each of them moves the focus to the error summary. */
  readonly failures: number;
}

/** The part of the root state that holds the drafts. A draft is there once its code is loaded. */
export interface WithDrafts {
  readonly drafts: Readonly<Record<string, DraftState | undefined>>;
}
