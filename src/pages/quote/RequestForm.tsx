import { addListener } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentProps } from 'react';
import type { WithDevice } from '../../device/deviceSlice';
import type { WithDrafts } from '../../drafts/draftState';
import { useListeners } from '../../drafts/useListeners';
import { itemsSent } from '../../features/enquiry/enquiryList';
import { quoteDraft } from '../../features/quote/model/quoteDraft';
import type { QuoteReceipt } from '../../features/quote/model/quoteDraft';
import { carName } from '../../features/quote/model/draftText';
import QuoteWizard from '../../features/quote/QuoteWizard';
import { sentRequestSaved } from '../../features/tracking/model/recent';

const listen = addListener.withTypes<
  WithDrafts & WithDevice,
  ThunkDispatch<WithDrafts & WithDevice, unknown, UnknownAction>
>();

const receiptIn = (state: WithDrafts): QuoteReceipt | undefined => {
  const status = quoteDraft.selectStatus(state);
  return status.kind === 'sent' ? status.receipt : undefined;
};

/** What a delivered request does. Part of the form's code, so that nothing can be sent without it. */
const requestEffects = [
  listen({
    // Not after a logout, when the outcome is no longer saved.
    predicate: (action, now, before) =>
      quoteDraft.actions.delivered.match(action) && receiptIn(now) !== receiptIn(before),
    effect: (_action, { dispatch, getState }) => {
      const { reference, sent } = receiptIn(getState()) ?? {};
      if (reference && sent) {
        const { values } = sent;
        dispatch(sentRequestSaved({ reference, email: values.contact.email, car: carName(values) }));
      }
      if (sent?.items && sent.items.length > 0) dispatch(itemsSent(sent.items));
    },
  }),
];

/** The quote form, connected to what its request changes in other features. */
export default function RequestForm(props: ComponentProps<typeof QuoteWizard>) {
  useListeners(requestEffects);
  return <QuoteWizard {...props} />;
}
