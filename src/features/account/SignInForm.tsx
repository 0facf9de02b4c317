import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { useLoginMutation } from '../../api/authEndpoints';
import { accountWords as words } from '../../content/pages/account';
import { catalogue } from '../../content/messages';
import { EmailField } from '../../forms/EmailField';
import { emailRule } from '../../forms/rules/email';
import { cleanEmail } from '../../lib/text/email';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { selectUser } from '../../session/authSlice';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Cluster } from '../../ui/theme/layout';
import { touchRow } from '../../ui/theme/tokens';
import { CredentialFrame } from './CredentialFrame';
import { PasswordField } from './PasswordField';
import { useCredentialForm } from './useCredentialForm';
import type { CredentialScreenProps } from './useCredentialForm';
import { userText } from './userName';

const EMAIL_MAX = 254;

interface SignInValues {
  email: string;
  password: string;
}

/** Sign in with e-mail and password. After a session expires, the e-mail is prefilled. */
export function SignInForm({ shared, headingId, onDone }: CredentialScreenProps) {
  const [login] = useLoginMutation();
  const user = useSelector(selectUser);
  const knownEmail = userText(user, 'email', EMAIL_MAX);
  const credentials = useCredentialForm<SignInValues>({
    names: ['email', 'password'],
    initial: { email: knownEmail, password: '' },
    validate: ({ email, password }) => ({
      email: emailRule(email),
      password: password === '' && words.missing.password,
    }),
    send: ({ email, password }) => login({ email: cleanEmail(email), password }),
    words: { fallback: catalogue.loginFailed },
    onDone,
    shared,
  });
  return (
    <>
      <CredentialFrame headingId={headingId} words={words.signIn} credentials={credentials} other="register">
        <EmailField {...credentials.emailField} />
        <PasswordField {...credentials.field('password')} autoComplete="current-password" />
      </CredentialFrame>
      <ForgottenPassword email={cleanEmail(shared.values.email ?? knownEmail)} />
    </>
  );
}

/** There is no password reset endpoint, so the user is pointed to phone and e-mail. */
function ForgottenPassword({ email }: { readonly email: string }) {
  return (
    <Disclosure summary={words.forgotten.question}>
      <p>{words.forgotten.help}</p>
      <ContactLinks $gap={2}>
        <ButtonAnchor $variant="secondary" href={words.forgotten.mail(email)}>
          {words.forgotten.write}
        </ButtonAnchor>
        {company.phones.map(({ place, label, href }) => (
          <a key={href} href={href}>
            {`${place}: ${label}`}
          </a>
        ))}
      </ContactLinks>
      <p>{unbrokenTimes(company.hours)}</p>
    </Disclosure>
  );
}

const ContactLinks = styled(Cluster)`
  column-gap: 1.25rem;
  a:not([data-button]) {
    ${touchRow}
  }
`;
