import type { FieldValues } from 'react-hook-form';
import { combineSlices } from '@reduxjs/toolkit';
import type { ApiError } from '../lib/apiError';

/** Messages by field name, with dots for nested fields: `vehicles.0.make`. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A server's errors, mapped to the form's fields. */
export interface PlacedErrors {
  readonly fields: FieldTexts;
  /** Errors about the whole draft, or about fields the form doesn't have. */
  readonly summary: readonly string[];
}

/** Whether an earlier attempt may have reached the server although it wasn't confirmed. */
interface Repeatable {
  readonly isRepeated?: true | undefined;
}

export type DeliveryStatus<Receipt = unknown> =
  | ({ readonly kind: 'editing' } & Repeatable)
  | ({ readonly kind: 'sending' } & Repeatable)
  /** There was no connection, so the request was never sent. */
  | { readonly kind: 'unsent' }
  /** The request was sent, but not confirmed. `error` is missing after a reload. */
  | { readonly kind: 'maybeSent'; readonly error?: ApiError | undefined }
  | ({ readonly kind: 'refused'; readonly error: ApiError } & PlacedErrors & Repeatable)
  | { readonly kind: 'sent'; readonly receipt: Receipt };

export interface SavedDraft<Values = FieldValues, Receipt = unknown> {
  /** UUID that stays the same for all attempts to send the draft. */
  readonly requestId: string;
  readonly values: Values;
  readonly status: DeliveryStatus<Receipt>;
}

export interface DraftState<Values = FieldValues, Receipt = unknown> extends SavedDraft<Values, Receipt> {
  /** Whether the draft has been loaded from the device. */
  readonly isRead: boolean;
  /** Whether the form is mounted, and so follows other tabs. */
  readonly isOpen: boolean;
  /** Whether the draft was restored from an earlier visit. */
  readonly isRestored: boolean;
  /** The signed-in user's form defaults, by field. Displayed, but never saved. */
  readonly account: FieldTexts;
  /** Number of failed attempts since the page loaded. Each one moves focus to the error summary. */
  readonly failures: number;
}

/** The part of the root state with the drafts. A draft is missing until its code is loaded. */
export interface WithDrafts {
  readonly drafts: Readonly<Record<string, DraftState | undefined>>;
}

/** Each draft's slice is injected when its form's module loads. */
export const draftsReducer = combineSlices().withLazyLoadedSlices<Readonly<Record<string, DraftState>>>();
