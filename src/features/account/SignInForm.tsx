import { useSelector } from 'react-redux';
import { useLoginMutation } from '../../api/authEndpoints';
import { accountWords as words } from '../../content/pages/account';
import { catalogue } from '../../content/messages';
import { emailRule } from '../../forms/rules/email';
import { cleanEmail } from '../../lib/text/email';
import { selectUser } from '../../session/authSlice';
import { CredentialFrame } from './CredentialFrame';
import { EmailField } from './EmailField';
import { ForgottenPassword } from './ForgottenPassword';
import { PasswordField } from './PasswordField';
import { useCredentialForm } from './useCredentialForm';
import type { CredentialScreenProps } from './useCredentialForm';
import { userText } from './userName';

const EMAIL_MAX = 254;

interface SignInValues {
  email: string;
  password: string;
}

/** E-mail and password; a password manager finds both. Whose session has ended need not write the address again. */
export function SignInForm({ both, headingId, onDone }: CredentialScreenProps) {
  const [login] = useLoginMutation();
  const user = useSelector(selectUser);
  const credentials = useCredentialForm<SignInValues>({
    names: ['email', 'password'],
    initial: { email: userText(user, 'email', EMAIL_MAX), password: '' },
    check: ({ email, password }) => ({
      email: emailRule(email),
      password: password === '' && words.missing.password,
    }),
    send: ({ email, password }) => login({ email: cleanEmail(email), password }),
    words: { fallback: catalogue.loginFailed },
    onDone,
    both,
  });
  return (
    <>
      <CredentialFrame headingId={headingId} words={words.signIn} credentials={credentials} other="register">
        <EmailField {...credentials.field('email')} input={credentials.input('email')} />
        <PasswordField
          {...credentials.field('password')}
          autoComplete="current-password"
          input={credentials.input('password')}
        />
      </CredentialFrame>
      <ForgottenPassword email={cleanEmail(both.typed.email ?? '')} />
    </>
  );
}
