import { addListener } from '@reduxjs/toolkit';
import { paths, routePath } from '../../config/paths';
import { deliveryToasts as words } from '../../content/sending';
import type { createDraft } from '../../drafts/createDraft';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { selectLocation } from '../../session/locationSlice';
import type { WithLocation } from '../../session/locationSlice';
import { notified } from './notificationsSlice';

type DeliveredForm = keyof typeof words;

const listen = addListener.withTypes<WithDrafts & WithLocation>();

/**
 * Listeners that show a toast about a delivered or failed form if the visitor has left it.
 * @param sent makes the toast about a delivery from its receipt
 */
export const toastsAbout = (
  form: DeliveredForm,
  draft: Pick<ReturnType<typeof createDraft>, 'actions' | 'selectStatus'>,
  sent: (receipt: unknown) => ReturnType<typeof notified>,
) => [
  listen({
    actionCreator: draft.actions.delivered,
    effect: ({ payload }, { dispatch, getState }) => {
      // After a logout, the form doesn't show the outcome.
      if (isAtForm(form, getState()) && draft.selectStatus(getState()).kind === 'sent') return;
      dispatch(sent(payload.receipt));
    },
  }),
  listen({
    actionCreator: draft.actions.failed,
    effect: (_action, { dispatch, getState }) => {
      const toast = isAtForm(form, getState()) ? undefined : failureToast(form, getState());
      if (toast) dispatch(toast);
    },
  }),
];

/** Whether the visitor is still on the form's page, where the form itself shows the outcome. */
const isAtForm = (form: DeliveredForm, state: WithLocation): boolean =>
  routePath(selectLocation(state).pathname) === paths[form];

/** A toast that a form wasn't, or may not have been, delivered, with a link to it; undefined after a logout. */
function failureToast(form: DeliveredForm, state: WithDrafts) {
  const status = state.drafts[form]?.status;
  const kind = status && isRepeat(status) ? 'maybeSent' : status?.kind;
  if (kind !== 'unsent' && kind !== 'maybeSent' && kind !== 'refused') return undefined;
  return notified('error', words[form][kind], { link: { to: paths[form], label: words[form].back } });
}
