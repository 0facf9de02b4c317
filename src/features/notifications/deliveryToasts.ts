import { toApiError } from '../../api/toApiError';
import { paths } from '../../config/paths';
import { deliveryToasts as words } from '../../content/deliveryToasts';
import type { WithDrafts } from '../../drafts/draftState';
import { resolveDraft } from '../../drafts/resolveDraft';
import { notified } from './notificationsSlice';

export type DeliveredForm = keyof typeof words;

const statusOf = (form: DeliveredForm, { drafts }: WithDrafts) => drafts[form]?.status;

/** False once the visitor has logged out: what was sent before is then no longer for this device to remember. */
export const isAwaited = (form: DeliveredForm, state: WithDrafts): boolean =>
  statusOf(form, state)?.kind === 'sending';

/** Whether the outcome must be told elsewhere: the form shows it to a visitor who is still there. */
export const hasLeft = (form: DeliveredForm, state: WithDrafts): boolean =>
  !isAwaited(form, state) || window.location.pathname !== paths[form];

/** That a form did not get through, or may have, with the way back to it. */
export function failureToast(form: DeliveredForm, thrown: unknown, state: WithDrafts) {
  const status = statusOf(form, state);
  const isRepeated = status?.kind === 'sending' && status.isRepeated;
  const { kind } = resolveDraft(toApiError(thrown), isRepeated, () => ({ fields: {}, summary: [] }));
  const text = kind === 'unsent' || kind === 'maybeSent' ? words[form][kind] : words[form].refused;
  return notified('error', text, { to: paths[form], label: words[form].back });
}
