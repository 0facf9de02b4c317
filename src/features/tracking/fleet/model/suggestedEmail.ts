import type { WithDevice } from '../../../../device/deviceSlice';
import { isEmail } from '../../../../lib/text/email';
import { firstNonEmpty } from '../../../../lib/text/text';
import { selectUser, userField } from '../../../../session/authSlice';
import type { WithAuth } from '../../../../session/authSlice';
import { storedEmail } from '../../model/lookupListeners';

/** The e-mail address that most requests were probably made with: the account's, else the saved one. '' if unknown. */
export function selectSuggestedEmail(state: WithAuth & WithDevice): string {
  const email = firstNonEmpty(userField(selectUser(state), 'email')) ?? '';
  return isEmail(email) ? email : storedEmail.select(state);
}
