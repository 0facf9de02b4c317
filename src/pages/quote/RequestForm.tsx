import type { WithDrafts } from '../../drafts/draftState';
import { useDevice } from '../../device/useDevice';
import { useListeners } from '../../drafts/useListeners';
import { toRequestItem } from '../../features/enquiry/enquiryItem';
import { enquiryList, itemsSent } from '../../features/enquiry/enquiryList';
import { listen, quoteDraft } from '../../features/quote/model/quoteDraft';
import type { QuoteReceipt } from '../../features/quote/model/quoteDraft';
import { carName } from '../../features/quote/model/draftText';
import { QuoteWizard } from '../../features/quote/QuoteWizard';
import { referralCode } from '../../features/referral/referralSlice';
import { sentRequestSaved } from '../../features/tracking/model/recent';

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

/** The quote form, with the shop's list and the referral, and connected to what its request changes in other features. */
export default function RequestForm() {
  const [items] = useDevice(enquiryList);
  const [referral] = useDevice(referralCode);
  useListeners(requestEffects);
  return <QuoteWizard items={items.map(toRequestItem)} referralCode={referral?.code} />;
}
