import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { getQuoteStatus } from '../../../api/quoteEndpoints';
import { paths, routePath } from '../../../config/paths';
import type { WithDevice } from '../../../device/deviceSlice';
import { isLoggedOut } from '../../../session/authSlice';
import { selectLocation } from '../../../session/locationSlice';
import type { WithLocation } from '../../../session/locationSlice';
import { trackingReducer } from '../trackingState';
import type { LookupQuery } from './reference';
import type { LookupState, LookupValues, WithTracking } from '../trackingState';
import { otherNumber } from './otherNumber';
import { cleanReference } from './reference';
import { visitQueries } from './recent';

const initialState: LookupState = {
  values: { reference: '', email: '', keep: false },
  reference: null,
  email: '',
  form: 'open',
  isForgotten: false,
};

interface Opened extends LookupQuery {
  /** The one that the visitor chose to save, if the form doesn't show it yet. */
  readonly savedEmail: string;
  /** Whether its result is known and fresh. */
  readonly isKnown: boolean;
}

const lookupSlice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    edited(state, { payload }: PayloadAction<LookupValues>): LookupState {
      const { reference, email } = state.values;
      const isEdited = payload.reference !== reference || payload.email !== email;
      return { ...state, values: payload, form: isEdited ? 'edited' : state.form };
    },
    /** The visitor deleted them on the cookie page. */
    queriesDeleted: (): LookupState => initialState,
    formExpanded: (state): LookupState => ({ ...state, form: 'edited' }),
    /** The address has another reference, or the same one was submitted again. '' for an unknown e-mail address. */
    referenceOpened(state, { payload }: PayloadAction<Opened>): LookupState {
      const { reference, email, isKnown, savedEmail } = payload;
      const { values } = state;
      return {
        ...state,
        reference,
        email,
        values: {
          reference: reference || values.reference,
          email: email || savedEmail || values.email,
          keep: values.keep || savedEmail !== '',
        },
        form: isKnown ? 'collapsed' : 'open',
        isForgotten: false,
      };
    },
    refreshRequested: (state) => state,
    /** The visitor logged out on the tracking page, whose address has the reference or a search on the board. */
    addressForgotten: (state, { payload }: PayloadAction<string>): LookupState => ({
      ...state,
      reference: payload || null,
      isForgotten: true,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isLoggedOut, (): LookupState => initialState)
      .addMatcher(getQuoteStatus.matchFulfilled, (state, { meta }): LookupState => {
        const { reference, email } = meta.arg.originalArgs;
        const isShown = state.form === 'open' && reference === state.reference && email === state.email;
        return isShown ? { ...state, form: 'collapsed' } : state;
      });
  },
});

export const { queriesDeleted, formExpanded, referenceOpened, refreshRequested, addressForgotten } =
  lookupSlice.actions;

const injected = lookupSlice.injectInto(trackingReducer);
export const selectLookupState = ({ tracking }: WithTracking): LookupState => injected.selectSlice(tracking);

/** The form's slice, for `useDraftForm`. */
export const lookupForm = {
  actions: { edited: lookupSlice.actions.edited },
  selectValues: (state: WithTracking): LookupValues => selectLookupState(state).values,
};

/** The reference in the tracking page's address, '' without one; undefined on other pages. */
export function selectAddressReference(state: WithLocation): string | undefined {
  const { pathname, search } = selectLocation(state);
  if (routePath(pathname) !== paths.track) return undefined;
  return cleanReference(new URLSearchParams(search).get('reference'));
}

/** How a reference is looked up; undefined until its e-mail address is known. */
export const findQuery = (state: WithDevice, reference: string): LookupQuery | undefined =>
  otherNumber(reference)
    ? undefined
    : visitQueries.select(state).find((query) => query.reference === reference);
