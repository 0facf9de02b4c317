import { paths } from '../../config/paths';
import { deliveryToasts as words } from '../../content/sending';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { notified } from './notificationsSlice';

type DeliveredForm = keyof typeof words;

const kindOf = (form: DeliveredForm, { drafts }: WithDrafts) => drafts[form]?.status.kind;

/** Whether the form is still being sent. False after a logout, when its outcome must no longer be saved. */
export const isStillSending = (form: DeliveredForm, state: WithDrafts): boolean =>
  kindOf(form, state) === 'sending';

/** Whether the visitor is still on the form's page, where the form itself shows the outcome. */
export const isAtForm = (form: DeliveredForm): boolean => window.location.pathname === paths[form];

/** A toast that a form wasn't, or may not have been, delivered, with a link to it; undefined after a logout. */
export function failureToast(form: DeliveredForm, state: WithDrafts) {
  const status = state.drafts[form]?.status;
  const kind = status && isRepeat(status) ? 'maybeSent' : status?.kind;
  if (kind !== 'unsent' && kind !== 'maybeSent' && kind !== 'refused') return undefined;
  return notified('error', words[form][kind], { link: { to: paths[form], label: words[form].back } });
}
