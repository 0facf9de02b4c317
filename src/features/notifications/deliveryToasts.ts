import { paths } from '../../config/paths';
import { deliveryToasts as words } from '../../content/deliveryToasts';
import type { WithDrafts } from '../../drafts/draftState';
import { notified } from './notificationsSlice';

type DeliveredForm = keyof typeof words;

const kindOf = (form: DeliveredForm, { drafts }: WithDrafts) => drafts[form]?.status.kind;

/** False once the visitor has logged out: what was sent before is then no longer for this device to remember. */
export const isAwaited = (form: DeliveredForm, state: WithDrafts): boolean =>
  kindOf(form, state) === 'sending';

/** The form itself shows the outcome to a visitor who is still there. */
export const isAtForm = (form: DeliveredForm): boolean => window.location.pathname === paths[form];

/** That a form did not get through, or may have, with the way back to it; nothing once the visitor has logged out. */
export function failureToast(form: DeliveredForm, state: WithDrafts) {
  const kind = kindOf(form, state);
  if (kind !== 'unsent' && kind !== 'maybeSent' && kind !== 'refused') return undefined;
  return notified('error', words[form][kind], { link: { to: paths[form], label: words[form].back } });
}
