import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { getQuoteStatus } from '../../../api/quoteEndpoints';
import { paths, routePath } from '../../../config/paths';
import { isLoggedOut } from '../../../session/authSlice';
import { selectLocation } from '../../../session/locationSlice';
import type { SiteLocation, WithLocation } from '../../../session/locationSlice';
import { trackingReducer } from '../trackingState';
import type { LookupQuery } from './reference';
import type { LookupState, LookupValues, WithTracking } from '../trackingState';
import { otherNumber } from './otherNumber';
import { cleanReference } from './reference';
import { withQuery } from './recent';

const initialState: LookupState = {
  values: { reference: '', email: '', keep: false },
  reference: null,
  queries: [],
  isRead: false,
  form: 'open',
  isForgotten: false,
};

interface Opened extends LookupQuery {
  /** Whether its result is known and fresh. */
  readonly isKnown: boolean;
}

const lookupSlice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    /** Read from the device: this visit's queries, and the e-mail address that the visitor chose to save. */
    restored: (
      state,
      { payload }: PayloadAction<{ readonly queries: readonly LookupQuery[]; readonly savedEmail: string }>,
    ): LookupState => ({
      ...state,
      isRead: true,
      queries: payload.queries,
      values: payload.savedEmail ? { ...state.values, email: payload.savedEmail, keep: true } : state.values,
    }),
    edited(state, { payload }: PayloadAction<LookupValues>): LookupState {
      const { reference, email } = state.values;
      const isEdited = payload.reference !== reference || payload.email !== email;
      return { ...state, values: payload, form: isEdited ? 'edited' : state.form };
    },
    /** The visitor deleted them on the cookie page. */
    queriesDeleted: (): LookupState => ({ ...initialState, isRead: true }),
    formExpanded: (state): LookupState => ({ ...state, form: 'edited' }),
    /** Looked up with the form, or from the board. If it's another reference than the address's, that follows. */
    submitted: (state, { payload }: PayloadAction<LookupQuery>): LookupState => ({
      ...state,
      queries: withQuery(state.queries, payload),
    }),
    /** The address has another reference, or the same one was submitted again. '' for an unknown e-mail address. */
    referenceOpened(state, { payload: { reference, email, isKnown } }: PayloadAction<Opened>): LookupState {
      return {
        ...state,
        reference,
        values: {
          ...state.values,
          reference: reference || state.values.reference,
          email: email || state.values.email,
        },
        queries: email ? withQuery(state.queries, { reference, email }) : state.queries,
        form: isKnown ? 'collapsed' : 'open',
        isForgotten: false,
      };
    },
    refreshRequested: (state) => state,
    /** The visitor logged out on the tracking page. */
    referenceForgotten: (state, { payload }: PayloadAction<string>): LookupState => ({
      ...state,
      reference: payload,
      isForgotten: true,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isLoggedOut, (): LookupState => ({ ...initialState, isRead: true }))
      .addMatcher(getQuoteStatus.matchFulfilled, (state, { meta }): LookupState => {
        const { reference, email } = meta.arg.originalArgs;
        const isShown = state.form === 'open' && reference === state.reference;
        return isShown && email === queryFor(state, reference)?.email
          ? { ...state, form: 'collapsed' }
          : state;
      });
  },
});

const queryFor = ({ queries }: LookupState, reference: string) =>
  queries.find((query) => query.reference === reference);

export const {
  restored,
  queriesDeleted,
  formExpanded,
  submitted,
  referenceOpened,
  refreshRequested,
  referenceForgotten,
} = lookupSlice.actions;

const injected = lookupSlice.injectInto(trackingReducer);
export const selectLookupState = ({ tracking }: WithTracking): LookupState => injected.selectSlice(tracking);

/** The form's slice, for `useDraftForm`. */
export const lookupForm = {
  actions: { edited: lookupSlice.actions.edited },
  selectValues: (state: WithTracking): LookupValues => selectLookupState(state).values,
};

/** The reference in the tracking page's address, '' without one; undefined on other pages. */
const referenceIn = ({ pathname, search }: SiteLocation): string | undefined =>
  routePath(pathname) === paths.track
    ? cleanReference(new URLSearchParams(search).get('reference'))
    : undefined;

export const selectAddressReference = (state: WithLocation): string | undefined =>
  referenceIn(selectLocation(state));

/** How a reference is looked up; undefined until its e-mail address is known. */
export function findQuery(state: WithTracking, reference: string): LookupQuery | undefined {
  return otherNumber(reference) ? undefined : queryFor(selectLookupState(state), reference);
}
