import { addListener } from '@reduxjs/toolkit';
import type { Dispatch, ListenerEffectAPI } from '@reduxjs/toolkit';
import { sendContactMessage } from '../../api/contactEndpoints';
import type { ContactMessage } from '../../api/schemas/contact';
import type { WithDevice } from '../../device/deviceSlice';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { contactDraft } from '../../features/contact/contactDraft';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { listText } from '../../features/enquiry/enquiryItem';
import { wasDelivered } from '../../lib/apiError';

type State = WithDrafts & WithDevice;
type Api = Pick<ListenerEffectAPI<State, Dispatch>, 'dispatch' | 'getState'>;

const listen = addListener.withTypes<State>();

/** Empties the list if it was delivered with the message. */
function removeSentList({ message }: ContactMessage, { dispatch, getState }: Api): void {
  const list = listText(enquiryList.select(getState()));
  if (list !== '' && message.includes(list)) dispatch(enquiryList.removed());
}

/** What a delivered message does. Part of the form's code, so that nothing can be sent without it. */
export const messageEffects = [
  listen({
    matcher: sendContactMessage.matchFulfilled,
    effect: ({ meta }, api) => {
      removeSentList(meta.arg.originalArgs, api);
    },
  }),
  listen({
    matcher: sendContactMessage.matchRejected,
    effect: ({ payload, meta }, api) => {
      const isRepeated = isRepeat(contactDraft.selectStatus(api.getState()));
      if (payload && wasDelivered(payload, isRepeated)) removeSentList(meta.arg.originalArgs, api);
    },
  }),
];
