import * as v from 'valibot';
import { SET_ASIDE_HOURS } from '../../../config/limits';
import { storageKeys } from '../../../config/storageKeys';
import { defineDeviceItem } from '../../../device/defineDeviceItem';
import type { SavedDraft } from '../../../drafts/draftState';
import { HOUR_MS } from '../../../lib/time/timeUnits';
import { emptyQuote } from './draft';
import type { QuoteDraft } from './draft';
import { quoteDraft } from './quoteDraft';
import type { QuoteThunk } from './quoteDraft';

/** How many requests can be set aside. The oldest one goes. */
const ASIDE_MAX = 5;

/** An unsent request that gave way to another one, and until when it can be taken back, in epoch milliseconds. */
export interface AsideRequest {
  readonly until: number;
  readonly draft: SavedDraft<QuoteDraft>;
}

const AsideSchema = v.array(
  v.object({
    until: v.number(),
    draft: v.pipe(
      quoteDraft.savedSchema,
      v.check((draft) => draft !== null),
    ),
  }),
) as v.GenericSchema<unknown, readonly AsideRequest[]>;

/** The requests set aside, the latest first. */
export const asideItem = defineDeviceItem({
  key: storageKeys.quotesAside,
  schema: AsideSchema,
  fallback: [],
});

/** Those that can be taken back at a time, in epoch milliseconds. */
export const takeable = (all: readonly AsideRequest[], now: number): readonly AsideRequest[] =>
  all.filter(({ until }) => until > now);

/** Switches to another draft, and sets the current one aside unless it's empty or sent. */
const switchTo =
  (next: SavedDraft<QuoteDraft>): QuoteThunk =>
  (dispatch, getState) => {
    const now = Date.now();
    const draft = quoteDraft.toSaved(getState());
    if (draft?.status.kind === 'sending') return;
    const current =
      draft && draft.status.kind !== 'sent' ? [{ until: now + SET_ASIDE_HOURS * HOUR_MS, draft }] : [];
    dispatch(quoteDraft.actions.switched(next));
    dispatch(
      asideItem.updated((all) => {
        const others = takeable(all, now).filter((one) => one.draft.requestId !== next.requestId);
        const aside = [...current, ...others].slice(0, ASIDE_MAX);
        return aside.length > 0 ? aside : undefined;
      }),
    );
  };

/** Sets the draft aside and starts another one. Only the visitor's contact details and a referral code are the same. */
export const startAnother = (): QuoteThunk => (dispatch, getState) => {
  const { contact, referral_code, linkedCode } = quoteDraft.toSaved(getState())?.values ?? emptyQuote;
  const values = { ...emptyQuote, contact, referral_code, linkedCode };
  dispatch(switchTo({ requestId: '', values, status: { kind: 'editing' } }));
};

/** Goes back to a request that was set aside, and sets the current one aside. Does nothing once its time is over. */
export const takeBack =
  (requestId: string): QuoteThunk =>
  (dispatch, getState) => {
    dispatch(asideItem.refreshed());
    const found = takeable(asideItem.select(getState()), Date.now()).find(
      ({ draft }) => draft.requestId === requestId,
    );
    if (found) dispatch(switchTo(found.draft));
  };
