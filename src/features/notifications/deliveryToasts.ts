import { paths, routePath } from '../../config/paths';
import { deliveryToasts as words } from '../../content/sending';
import type { WithDrafts } from '../../drafts/draftState';
import { isRepeat } from '../../drafts/resolveDraft';
import { selectLocation } from '../../session/locationSlice';
import type { WithLocation } from '../../session/locationSlice';
import { notified } from './notificationsSlice';

type DeliveredForm = keyof typeof words;

/** Whether the visitor is still on the form's page, where the form itself shows the outcome. */
export const isAtForm = (form: DeliveredForm, state: WithLocation): boolean =>
  routePath(selectLocation(state).pathname) === paths[form];

/** A toast that a form wasn't, or may not have been, delivered, with a link to it; undefined after a logout. */
export function failureToast(form: DeliveredForm, state: WithDrafts) {
  const status = state.drafts[form]?.status;
  const kind = status && isRepeat(status) ? 'maybeSent' : status?.kind;
  if (kind !== 'unsent' && kind !== 'maybeSent' && kind !== 'refused') return undefined;
  return notified('error', words[form][kind], { link: { to: paths[form], label: words[form].back } });
}
